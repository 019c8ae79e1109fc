/* Two tabs at one table: the one that stays hears of the other's leaving, and only then. */
import { expect, test, vi } from 'vitest';
import { otherTab } from '$lib/otherTab';

test('a tab that leaves with the chair is heard by the other, at the same table only', async () => {
  const [heard, elsewhere] = [vi.fn(), vi.fn()];
  const stay = otherTab('one', () => false, heard);
  const stayElsewhere = otherTab('two', () => false, elsewhere);
  otherTab('one', () => true, vi.fn())();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(elsewhere).not.toHaveBeenCalled();
  stay();
  stayElsewhere();
});
test('a tab that never had the chair leaves without a word', async () => {
  const heard = vi.fn();
  const stay = otherTab('one', () => true, heard);
  otherTab('one', () => false, vi.fn())();
  await new Promise((done) => setTimeout(done, 50));
  expect(heard).not.toHaveBeenCalled();
  stay();
});
test('a tab that is closing takes no chair, and takes one again when it comes back', async () => {
  const heard = vi.fn();
  const stay = otherTab('one', () => false, heard);
  dispatchEvent(new Event('pagehide'));
  otherTab('one', () => true, vi.fn())();
  await new Promise((done) => setTimeout(done, 50));
  expect(heard).not.toHaveBeenCalled();
  dispatchEvent(new Event('pageshow'));
  otherTab('one', () => true, vi.fn())();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  stay();
});
