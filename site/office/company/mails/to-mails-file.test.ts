import { expect, test } from 'vitest';
import { toMailsFile } from './to-mails-file.ts';

test('mails stand under each other, each with its head', () => {
  const mail = { to: 'a@b.test', createdAt: '2030-01-07T09:00:00Z', text: 'Hello\n\n' };
  const file = toMailsFile([
    { ...mail, subject: 'One' },
    { ...mail, subject: 'Two' },
  ]);
  expect(file).toBe(
    [
      'To: a@b.test\nDate: 2030-01-07T09:00:00Z\nSubject: One\n\nHello\n',
      'To: a@b.test\nDate: 2030-01-07T09:00:00Z\nSubject: Two\n\nHello\n',
    ].join(`\n${'-'.repeat(72)}\n\n`),
  );
});
