import { expect, test } from 'vitest';
import { audienceOf, EMAIL_TEMPLATE_IDS, toOwnWords } from './email-templates.ts';

test('24. one of our texts, as a company would write it', () => {
  expect(toOwnWords('Moved: {{title}} with {{hosts}}, {{date}}')).toBe(
    'Moved: {meeting} with {host}, {date}',
  );
  expect(toOwnWords('{{attendees}} comes, {{else}} stays')).toBe(
    '{attendee} comes, {{else}} stays',
  );
});

test('24. a template is read by whom its name says', () => {
  for (const id of EMAIL_TEMPLATE_IDS) {
    expect(audienceOf(id)).toBe(/^(?:guest|host)/.exec(id)?.[0] ?? 'attendee');
  }
});
