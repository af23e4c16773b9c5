import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { SOCKET_PROTOCOL } from '#shared/domain/connect/protocol.ts';

/**
 * The least that a server on this stack can do for the people of a room: what one says goes to the others
 * of the same address as it is.
 */
const server = createServer();
const sockets = new WebSocketServer({ server, handleProtocols: () => SOCKET_PROTOCOL });
const rooms = new Map<string, Set<WebSocket>>();

sockets.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', (data) => {
    for (const other of room) if (other !== socket) other.send(String(data));
  });
  socket.on('close', () => room.delete(socket));
});

server.listen(0, () => {
  console.log(`Bare rooms ready on http://localhost:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
