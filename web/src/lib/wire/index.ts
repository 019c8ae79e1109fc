/* Written by hand until the generated types land. */
export type Seat = number;
export interface Message { id: string; args?: Record<string, any> }
export interface Refused { type: 'Refused'; why: string; rule: string; args: Record<string, any>; instead: Message | null }
export interface Wait { id: string; seats: Seat[]; why: Message; seconds: number | null; otherwise: unknown }
export interface OneOf { type: 'OneOf'; values: unknown[] }
export interface Open { kind: string; fields: Record<string, any>; exact: boolean }
export interface Choices { seat: Seat | null; listed: any[]; open: Open[] }
export interface Outcome { label: string; winners: Seat[]; why: Message; scores: number[] }
export interface View { seat: Seat | null; choices: Choices; waits: Wait[]; outcome: Outcome | null }
export interface Settings { chat: boolean; spectators: boolean; pace: 'live' | 'relaxed'; takeover_seconds: number | null; takeover_bot: string; moments: number; bots: 'calm' | 'brisk' }
export interface PersonSeen { id: string; name: string; language: string; here: boolean; muted: boolean }
export interface SeatSeen { seat: Seat; person: string | null; bot: string | null; word: string }
export interface TableSeen {
  id: string; game: string; rules_version: number; phase: 'lobby' | 'playing' | 'over'; options: any; settings: Settings; host: string;
  seats: SeatSeen[]; people: PersonSeen[]; paused: boolean; moment: { seat: Seat; ends: number } | null; fair: { seal: string; seed: string | null }; hushed: boolean; next_table: string | null;
}
export interface Countdown { wait: string; left_ms: number; ends: number | null }
export interface Clock { running: boolean; ran_ms: number; now: number; countdowns: Countdown[] }
export interface Sight { seat: Seat | null; events: any[]; told: Message[]; view: any | null }
export interface Pointing { card?: string | null; x?: number | null; y?: number | null; seat?: Seat | null; hand?: number | null }
export type GestureKind = 'point' | 'nod' | 'shake' | 'stop' | 'hurry' | 'count';
export interface Gestured { type: 'Gestured'; seat: Seat; gesture: GestureKind; number: number | null; at: Pointing | null }
