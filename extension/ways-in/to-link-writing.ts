import { toWriting, type Writing } from '#shared/domain/rich-text.ts';
import type { BookingLink } from '../storage/stored-links.ts';

/** What is inserted for a booking link: its name, which leads there. */
export function toLinkWriting({ name, url }: BookingLink): Writing {
  return toWriting([[{ text: name, href: url }]]);
}
