import { expect, test } from 'vitest';
import { parseReachableHost } from './reachable-host.ts';

test.each([
  ...['', '/', 'https://nextcloud.lan', 'nextcloud.lan/dav', 'a@b', 'a b', 'nextcloud.lan:'],
  ...['nextcloud.lan:0', 'nextcloud.lan:65536', 'nextcloud.lan:many', '10.0.0.0/33', 'fd00::/129'],
  ...['10.0.0/8', 'lan/8', '10.0.0.0/8:80', '[fd00::5', '999.1.1.1', '*.lan'],
])('%j is no entry', (entry) => expect(parseReachableHost(entry)).toBeUndefined());
