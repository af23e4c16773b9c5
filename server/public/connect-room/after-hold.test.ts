import { describe, expect, test } from 'vitest';
import { type AfterHold, afterHold, type Lead } from './after-hold.ts';

describe('22. who leads a room', () => {
  const table: readonly (readonly [string, Lead, string | undefined, AfterHold])[] = [
    ['who asks first leads', 'asking', 'us', 'open'],
    ['who leads goes on while they hold it', 'ours', 'us', 'go-on'],
    ['who asks later hands their lines to who leads', 'asking', 'a', { handTo: 'a' }],
    ['and goes on as long as that one does', { owner: 'a' }, 'a', 'go-on'],
    ['the next one leads once the first is gone', { owner: 'a' }, 'us', 'open'],
    ['or hands on to a third who was faster', { owner: 'a' }, 'b', { handTo: 'b' }],
    ['who slept longer than they held it has lost it', 'ours', 'a', { handTo: 'a' }],
    ['an appointment that is gone is anyone’s to end', 'ours', undefined, 'go-on'],
    ['also for who has asked', 'asking', undefined, 'open'],
    ['and for who had handed on', { owner: 'a' }, undefined, 'open'],
  ];
  test.each(table)('%s', (_, lead, holder, next) => {
    expect(afterHold(lead, holder, 'us')).toEqual(next);
  });
});
