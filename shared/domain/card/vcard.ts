import { toCardLink } from './card-link.ts';
import type { CustomLink } from './custom-link.ts';
import { toNameParts } from './name-parts.ts';
import { profileNames, SOCIAL_PROFILES, type SocialProfile } from './profiles.ts';

export interface CardPicture {
  readonly type: 'JPEG' | 'PNG';
  readonly base64: string;
}

/** Spec B §3.1, vCard export; what somebody has not put on their card is null. */
export interface CardContact extends Readonly<Record<SocialProfile, string | null>> {
  /** Stays the same whatever changes: the id of its owner. */
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly title: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly customLinks: readonly CustomLink[];
  readonly picture: CardPicture | null;
  /** The card's page. */
  readonly pageUrl: string;
  /** Where the contact's current state can be had. */
  readonly sourceUrl: string;
  /** When something on the card changed last: a phone that has this revision has them all. */
  readonly changedIso: string;
}

/** RFC 2426 §2.6: bytes of a line, without its end. */
const LINE_BYTES = 75;
const encoder = new TextEncoder();

/**
 * The card as vCard 3.0 (RFC 2426), lines ended by CRLF and folded at 75 bytes, never inside a character.
 * Social profiles stand in it twice: as `X-SOCIALPROFILE` for iOS, and as labelled addresses, which
 * Android, Outlook and Google keep.
 */
export function toVcard(contact: CardContact): string {
  const { first, rest } = toNameParts(toText(contact.name));
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Kalends//Kalends//EN',
    `UID:urn:uuid:${contact.id}`,
    `REV:${toRevision(contact.changedIso)}`,
    `N:${escapeText(rest)};${escapeText(first)};;;`,
    `FN:${escapeText([first, rest].filter(Boolean).join(' '))}`,
    ...toOptional('ORG', contact.company),
    ...toOptional('TITLE', contact.title),
    ...toOptional('TEL;TYPE=WORK,VOICE', contact.phone),
    ...toOptional('EMAIL;TYPE=INTERNET,WORK', contact.email),
    `SOURCE:${toUri(contact.sourceUrl)}`,
    `URL;TYPE=WORK,PREF:${toUri(contact.pageUrl)}`,
    ...toAddresses(contact),
    ...(contact.picture ? [toPhoto(contact.picture)] : []),
    'CATEGORIES:Business Contact,Professional',
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The same as an address that a browser downloads. */
export function toVcardLink(contact: CardContact): string {
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(toVcard(contact))}`;
}

/** In letters that every header and file system takes: `'Zoë Berg' → 'Zoe-Berg.vcf'` */
export function toVcardFileName(name: string): string {
  const { first, rest } = toNameParts(toText(name));
  const letters = [first, rest].join('-').normalize('NFD').replace(/\p{M}/gu, '');
  const plain = letters.replace(/[^A-Za-z\d]+/g, '-');
  return `${plain.replace(/^-+|-+$/g, '').slice(0, 80) || 'contact'}.vcf`;
}

interface Labelled {
  readonly label: string;
  readonly uri: string;
}

function toAddresses(contact: CardContact): string[] {
  const socials = SOCIAL_PROFILES.flatMap((profile) => {
    const uri = toUri(contact[profile]);
    return uri === '' ? [] : [{ profile, label: profileNames[profile], uri }];
  });
  const website = toUri(contact.website);
  const others: Labelled[] = [
    ...(website === '' ? [] : [{ label: 'Website', uri: website }]),
    ...socials,
    ...contact.customLinks.flatMap(({ name, url }) => {
      const uri = toUri(url);
      return uri === '' ? [] : [{ label: toText(name), uri }];
    }),
  ];
  return [
    ...socials.map(({ profile, uri }) => `X-SOCIALPROFILE;TYPE=${profile.toLowerCase()}:${uri}`),
    ...others.flatMap(({ label, uri }, at) => [
      `item${at + 1}.URL:${uri}`,
      `item${at + 1}.X-ABLabel:${escapeText(label)}`,
    ]),
  ];
}

function toOptional(name: string, value: string | null): string[] {
  const text = toText(value ?? '').trim();
  return text === '' ? [] : [`${name}:${escapeText(text)}`];
}

function toPhoto({ type, base64 }: CardPicture): string {
  return `PHOTO;ENCODING=b;TYPE=${type}:${base64}`;
}

/** `2026-11-27T10:48:00.000Z → 2026-11-27T10:48:00Z` */
function toRevision(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19)}Z`;
}

/** As browsers write it, without what some readers take for an escape or for the end of a value. */
function toUri(written: string | null): string {
  const link = toCardLink(written ?? '');
  if (link === undefined) return '';
  return new URL(link).href.replace(/[\\,;]/g, encodeURIComponent);
}

/** Ends of lines in one form; nothing else that a reader might take for one, or that no text has. */
function toText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ');
}

/** RFC 2426 §4. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size =
      character.length === 1 && character < '\x80' ? 1 : encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      // What goes on begins with a space, which counts.
      [part, bytes] = [' ', 1];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
