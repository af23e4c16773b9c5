import { describe, expect, test } from 'vitest';
import { parseReachableHost } from '#server/platform/kernel/reachable-host.ts';
import { toMayReach } from './to-may-reach.ts';

const mayReach = (entries: readonly string[], host: string, address: string, port = 443) =>
  toMayReach(entries.flatMap((entry) => parseReachableHost(entry) ?? []))({ host, address, port });

describe('without a list', () => {
  test.each([
    [80, true],
    [443, true],
    [8443, true],
    [5232, true],
    [2080, true],
    [22, false],
    [25, false],
    [6379, false],
    [11211, false],
    [9999, false],
  ])('port %i of a public host may be reached: %s', (port, may) => {
    expect(mayReach([], 'dav.example.com', '93.184.215.14', port)).toBe(may);
  });

  test('a private address may not', () => {
    expect(mayReach([], 'nextcloud.lan', '10.0.0.5')).toBe(false);
  });
});

describe('what is listed', () => {
  test.each([
    ['nextcloud.lan', 'nextcloud.lan', '10.0.0.5', 443, true],
    ['Nextcloud.LAN', 'nextcloud.lan.', '10.0.0.5', 80, true],
    ['nextcloud.lan', 'nextcloud.lan', '10.0.0.5', 6379, false],
    ['nextcloud.lan', 'other.nextcloud.lan', '10.0.0.5', 443, false],
    ['nextcloud.lan:8444', 'nextcloud.lan', '10.0.0.5', 8444, true],
    ['nextcloud.lan:8444', 'nextcloud.lan', '10.0.0.5', 443, false],
    ['nextcloud.lan:80', 'nextcloud.lan', '10.0.0.5', 80, true],
    ['dav.example.com:9999', 'dav.example.com', '93.184.215.14', 9999, true],
    ['10.0.0.0/8', 'nextcloud.lan', '10.1.2.3', 443, true],
    ['10.0.0.0/8', '10.1.2.3', '::ffff:10.1.2.3', 443, true],
    ['10.0.0.0/8', '11.1.2.3', '192.168.0.1', 443, false],
    ['10.0.0.5', 'nextcloud.lan', '10.0.0.5', 443, true],
    ['10.0.0.5', 'nextcloud.lan', '10.0.0.6', 443, false],
    ['10.0.0.5:5000', '10.0.0.5', '10.0.0.5', 5000, true],
    ['167772165', '10.0.0.5', '10.0.0.5', 443, true],
    ['fd00::/8', 'nextcloud.lan', 'fd12::1', 443, true],
    ['fd00::5', 'nextcloud.lan', 'fd00::5', 443, true],
    ['[fd00:0::5]:5000', 'nextcloud.lan', 'fd00::5', 5000, true],
    ['[fd00::5]:5000', 'nextcloud.lan', 'fd00::6', 5000, false],
  ])('%s: %s at %s, port %i, may be reached: %s', (entry, host, address, port, may) => {
    expect(parseReachableHost(entry)).toBeDefined();
    expect(mayReach([entry], host, address, port)).toBe(may);
  });
});
