import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['93.184.215.14', '8.8.8.8', '172.15.0.1', '2606:2800:21f:cb07::1', '2a00:1450::5'])(
  '7.16 %s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '::10.0.0.1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('7.16 %s is not', (address) => expect(isPublicAddress(address)).toBe(false));
