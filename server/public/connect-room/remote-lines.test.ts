import { expect, test } from 'vitest';
import { keepRemoteLines, type RemoteLine } from './remote-lines.ts';

const aLine = (session: string, process: string, roomId = 'r'): RemoteLine => {
  const who = { companyId: 'c', personId: session, name: session, role: 'guest' } as const;
  const ticket = { ...who, attendeeId: null, waits: false, closesMs: 1, expiresMs: 1 };
  return { session, process, ticket: { ...ticket, roomId } };
};

test('22. the lines of a process that says nothing for so long are lost, and of it alone', () => {
  const remote = keepRemoteLines(2);
  for (const line of [aLine('1', 'a'), aLine('2', 'b'), aLine('3', 'a')]) {
    remote.add(line);
    remote.hear(line.process);
  }
  expect(remote.takeSilent()).toEqual([]);
  remote.hear('b');
  expect(remote.takeSilent()).toEqual([]);
  expect(remote.takeSilent().map(({ session }) => session)).toEqual(['1', '3']);
  expect(remote.ofRoom('r').map(({ session }) => session)).toEqual(['2']);
  expect(remote.takeSilent().map(({ session }) => session)).toEqual(['2']);
});

test('22. each process is named once with each room that it has lines in', () => {
  const remote = keepRemoteLines(2);
  for (const line of [aLine('1', 'a'), aLine('2', 'a'), aLine('3', 'a', 's'), aLine('4', 'b')]) {
    remote.add(line);
  }
  expect(remote.pairs()).toEqual([
    { process: 'a', roomId: 'r' },
    { process: 'a', roomId: 's' },
    { process: 'b', roomId: 'r' },
  ]);
});
