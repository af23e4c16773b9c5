/** What stands beside the pictures, or on a phone before them. */
export type RoomPanel = 'chat' | 'people' | 'card' | 'devices' | 'keys';
