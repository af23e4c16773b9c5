import { expect, test } from 'vitest';
import { explainFailedStart } from './explain-failed-start.ts';

const systemError = (told: object) => Object.assign(new Error('told by the system'), told);

test.each([
  [{ syscall: 'listen', port: 80, code: 'EACCES' }, /^Port 80 is not this user's.*PORT/],
  [{ syscall: 'listen', port: 4321, code: 'EADDRINUSE' }, /^Port 4321 is in use.*PORT/],
  [{ syscall: 'listen', code: 'EADDRNOTAVAIL' }, /^HOST: /],
  [{ syscall: 'getaddrinfo', hostname: 'nowhere', code: 'ENOTFOUND' }, /^HOST: .*nowhere/],
  [{ path: '/data/secret', code: 'EACCES' }, /^DATA_DIR: \/data\/secret may not be written/],
  [{ path: '/data/secret.new', code: 'ENOSPC' }, /^DATA_DIR: the disk .* is full/],
])('7.24 %j is said in one line with its remedy', (told, line) => {
  const said = explainFailedStart(systemError(told), { DATA_DIR: '/data', HOST: 'nowhere' });
  expect(said).toMatch(line);
  expect(said).not.toContain('\n');
});

test("what is nobody's mistake is shown whole", () => {
  expect(explainFailedStart(new Error('a bug'), {})).toContain('explain-failed-start.test.ts');
});
