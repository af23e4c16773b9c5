import type { RichText } from '#shared/domain/rich-text.ts';
import type { BookingLink } from '../storage/stored-links.ts';

/** What is inserted for a booking link: its name, which leads there. */
export function toContent({ name, url }: BookingLink): RichText {
  return [[{ text: name, href: url }]];
}
