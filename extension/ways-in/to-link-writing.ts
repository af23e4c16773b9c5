import { toWriting, type Writing } from '#shared/domain/rich-text.ts';
import type { SeenLink } from '#shared/react/panels/seen.ts';

/** What is inserted for a booking link: its name, which leads there. */
export function toLinkWriting({ name, url }: SeenLink): Writing {
  return toWriting([[{ text: name, href: url }]]);
}
