import { describe, expect, it } from 'vitest';
import { toMediaFault } from './media-fault.ts';

describe('why a device gives nothing', () => {
  it.each([
    ['NotAllowedError', 'blocked'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
  ])('%s is %s', (name, fault) => {
    expect(toMediaFault(new DOMException('', name))).toBe(fault);
  });

  it('is the browser itself where it has no such call', () => {
    expect(toMediaFault(new TypeError('mediaDevices is undefined'))).toBe('unsupported');
  });
});
