import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDnsMailServers } from './dns-mail-servers.ts';

const TYPE = { a: 1, mx: 15, aaaa: 28 } as const;
const NO_ERROR = 0;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;

type Records = Partial<Record<keyof typeof TYPE, Buffer>>;

/** An MX record's data: preference 10 and one name in wire format. */
function anExchange(...labels: readonly string[]): Buffer {
  const name = labels.flatMap((label) => [label.length, ...Buffer.from(label)]);
  return Buffer.from([0, 10, ...name, 0]);
}

const zone: Readonly<Record<string, Records>> = {
  'mail.test': { mx: anExchange('mx', 'mail', 'test') },
  'address.test': { a: Buffer.from([192, 0, 2, 1]) },
  'six.test': { aaaa: Buffer.alloc(16, 1) },
  'nothing.test': {},
  'refuses.test': { mx: anExchange(), a: Buffer.from([192, 0, 2, 1]) },
};

/** RFC 1035 §4: the question again, and one record where the zone has it. */
function answer(query: Buffer): Buffer | undefined {
  const { name, type, end } = readQuestion(query);
  if (name === 'silent.test') return undefined;
  const records = zone[name];
  const data = Object.entries(TYPE)
    .filter(([, code]) => code === type)
    .map(([kind]) => records?.[kind as keyof typeof TYPE])[0];
  const failure = name === 'broken.test' ? SERVER_FAILURE : NO_SUCH_NAME;
  const header = Buffer.from([0x81, 0x80 | (records ? NO_ERROR : failure), 0, 1, 0, data ? 1 : 0]);
  const reply = [query.subarray(0, 2), header, Buffer.alloc(4), query.subarray(12, end)];
  if (data) {
    const length = Buffer.from([data.length >> 8, data.length & 255]);
    reply.push(Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60]), length, data);
  }
  return Buffer.concat(reply);
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

let nameServer: Socket;
let takesMail: (domain: string) => Promise<boolean>;

beforeAll(async () => {
  nameServer = createSocket('udp4');
  nameServer.on('message', (query, from) => {
    const reply = answer(query);
    if (reply) nameServer.send(reply, from.port, from.address);
  });
  nameServer.bind(0, '127.0.0.1');
  await once(nameServer, 'listening');
  const servers = [`127.0.0.1:${nameServer.address().port}`];
  takesMail = createDnsMailServers({ servers, timeoutMs: 200 });
});
afterAll(() => nameServer.close());

test.each([
  ['a domain with a mail server', 'mail.test', true],
  ['a domain with an address alone', 'address.test', true],
  ['a domain with an IPv6 address alone', 'six.test', true],
  ['a domain with neither', 'nothing.test', false],
  ['a domain that says it takes no mail', 'refuses.test', false],
  ['a domain that does not exist', 'unheard-of.test', false],
])('%s', async (_, domain, takes) => {
  expect(await takesMail(domain)).toBe(takes);
});

test.each(['silent.test', 'broken.test'])('nobody can tell about %s', async (domain) => {
  await expect(takesMail(domain)).rejects.toThrow();
});
