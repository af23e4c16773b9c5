import type { Name, NewText, Plan } from '../plan.ts';

/**
 * A mail about an appointment, for its host, or for whoever booked where the name begins with
 * `attendee-`: its texts, its row and the event that it follows.
 */
export function message({ kebab, words }: Name): Plan {
  const audience = kebab.startsWith('attendee-') ? 'attendee' : 'host';
  const text = (part: string, said: string): NewText => ({
    namespace: 'mail',
    path: [kebab, part],
    text: said,
  });
  return {
    files: {},
    rows: [
      {
        file: `server/post/messages/kinds/${audience}.ts`,
        before: '} as const satisfies',
        row: `  '${kebab}': {
    audience: '${audience}',
    topic: 'booking',
    tone: 'good',
    whenOvertaken: 'told',
    rows: appointmentRows,
    buttons: viewButton,
  },
`,
      },
      {
        file: 'server/post/messages/reactions.ts',
        before: "  ),\n  'appointment-rescheduled'",
        row: `    '${kebab}',\n`,
      },
    ],
    texts: [
      text('subject', `${words}: {{title}}, {{date}}`),
      text('status', words),
      text('title', words),
      text('intro', 'This appointment has been booked.'),
    ],
    next: [
      `server/post/messages/kinds/${audience}.ts: what it shows, under which topic; with "calendar" it changes calendars.`,
      'server/post/messages/reactions.ts: it follows appointment-booked; move it to the event that causes it.',
      `locales/*/mail.json: ${kebab} is English in all nine languages.`,
    ],
  };
}
