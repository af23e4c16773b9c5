/** Why somebody is not in the room any more: they left, or what the server said as it closed the line. */
export type LeftWhy = 'left' | 'refused' | 'full' | 'taken-over' | 'cancelled' | 'closed';
