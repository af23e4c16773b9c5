import type { Stories } from '../stories.ts';
import { type Connection, ConnectionPanel } from './connection-panel.tsx';

const nothing = () => undefined;
const connections = [
  'checking',
  'connected',
  'silent',
  'stranger',
  'offline',
] as const satisfies readonly Connection[];

export const stories: Stories = {
  'connection-panel': Object.fromEntries(
    connections.map((connection) => [
      connection,
      <ConnectionPanel
        key={connection}
        host="kalends.grundstuecksverkehrsgenehmigung.example.com"
        connection={connection}
        onOpen={nothing}
        onTryAgain={nothing}
        onOptions={nothing}
      />,
    ]),
  ),
};
