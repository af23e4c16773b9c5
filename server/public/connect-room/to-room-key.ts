import type { Ticket } from '#server/public/connect-door/ticket.ts';
import type { RoomKey } from './kept-room-statement.ts';

export function toRoomKey({ companyId, roomId, closesMs }: Ticket): RoomKey {
  return { companyId, roomId, closesMs };
}
