import type { Language } from '#shared/domain/languages.ts';
import type { Placeholder } from '#shared/domain/reminder/placeholders.ts';
import type { OwnText } from '#shared/domain/reminder/workflow.ts';

/**
 * The emails about an appointment that a company may word itself, by who reads them, as `mail.json` names them.
 * What is due by itself, as reminders are, is worded by its workflow.
 */
export const EMAIL_TEMPLATES = {
  attendee: [
    ...(['attendee-confirmation', 'attendee-awaits-host', 'attendee-declined'] as const),
    ...(['attendee-provisional-expired', 'attendee-reschedule', 'attendee-new-host'] as const),
    ...(['attendee-meeting-link', 'attendee-guest-added', 'attendee-cancellation'] as const),
    ...(['attendee-seat-cancelled', 'attendee-seat-left', 'attendee-late'] as const),
    ...(['reschedule-link', 'cancel-link'] as const),
  ],
  guest: [
    ...(['guest-confirmation', 'guest-reschedule', 'guest-new-host'] as const),
    ...(['guest-meeting-link', 'guest-cancellation'] as const),
    ...(['guest-seat-cancelled', 'guest-seat-left', 'guest-late'] as const),
  ],
  host: [
    ...(['host-confirmation', 'host-reschedule', 'host-taken-over', 'host-handed-over'] as const),
    ...(['host-meeting-link', 'host-guest-added', 'host-cancellation', 'host-seat-left'] as const),
    'host-late',
  ],
} as const;

export type TemplateAudience = keyof typeof EMAIL_TEMPLATES;
export type EmailTemplateId = (typeof EMAIL_TEMPLATES)[TemplateAudience][number];

/** In the order in which they are listed. */
export const EMAIL_TEMPLATE_IDS: readonly EmailTemplateId[] = Object.values(EMAIL_TEMPLATES).flat();

/** Who reads an email. */
export function audienceOf(id: EmailTemplateId): TemplateAudience {
  if ((EMAIL_TEMPLATES.guest as readonly string[]).includes(id)) return 'guest';
  return (EMAIL_TEMPLATES.host as readonly string[]).includes(id) ? 'host' : 'attendee';
}

/** The own words of a template, by language; readers of others have our words. */
export type TemplateTexts = Readonly<Partial<Record<Language, OwnText>>>;

/** What our texts call what a company's own may name. */
const ownNames: Readonly<Record<string, Placeholder>> = {
  title: 'meeting',
  hosts: 'host',
  attendees: 'attendee',
  date: 'date',
};

/**
 * One of our texts, as a company would write it.
 * `'New time: {{title}}, {{date}}' → 'New time: {meeting}, {date}'`
 */
export function toOwnWords(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const known = ownNames[name];
    return known ? `{${known}}` : whole;
  });
}
