import { readFileSync } from 'node:fs';
import { toLine, toWebLink } from '#server/platform/texts/plain-text.ts';
import { mailColors } from '#shared/domain/mails/mail-colors.ts';
import { litMonth } from '#shared/domain/motif/squares.ts';
import { firstWeekdayOf } from '#shared/time/first-weekday.ts';
import type { MailBody, MailFrame, MailLine } from './body.ts';
import { fillTemplate, parseTemplate, type Template, type Values } from './layout/template.ts';

/** A day of a month as a square, on the light card. */
const DAY = '#e8e8e4';
/** Red that reads on the light card, for what is off or about to be. */
const BAD_INK = '#b42318';

let layout: Template | undefined;

/** A mail's HTML page; every text in it is shown as text. */
export function toHtml(body: MailBody, frame: MailFrame): string {
  layout ??= parseTemplate(
    readFileSync(new URL('layout/layout.template', import.meta.url), 'utf8'),
  );
  return fillTemplate(layout, clean({ ...toFrameValues(frame), ...toBodyValues(body, frame) }));
}

function toFrameValues(frame: MailFrame): Values {
  const { locale, subject, preview, companyName, brandColor } = frame;
  const logo = toWebLink(frame.logo);
  return {
    locale,
    subject,
    preview,
    companyName,
    ...mailColors(brandColor),
    logo: logo === undefined ? [] : [{ src: logo, alt: companyName }],
    footer: frame.footer.map((text) => ({ text })),
    legal: frame.legalLinks.map((link) => ({ ...link })),
  };
}

function toBodyValues(body: MailBody, frame: MailFrame): Values {
  const [primary, ...others] = body.buttons.map((button) => ({ ...button }));
  return {
    status: body.status,
    tone: body.tone,
    statusInk: body.tone === 'bad' ? BAD_INK : mailColors(frame.brandColor).ink,
    title: body.title,
    paragraphs: body.paragraphs.map((text) => ({ text })),
    rows: body.rows.map(({ label, lines, litDate }) => ({
      label,
      lines: lines.map(toLineValues),
      months: litDate ? [{ weeks: toWeekValues(litDate, frame) }] : [],
    })),
    primary: primary ? [primary] : [],
    secondary: others.length > 0 ? [{ links: others }] : [],
    notes: body.notes.map((text) => ({ text })),
  };
}

/** Table cells, for no picture is shown before somebody allows it. */
function toWeekValues(date: string, { locale, brandColor }: MailFrame): Values[] {
  const { button } = mailColors(brandColor);
  return litMonth(date, firstWeekdayOf(locale)).map((week) => ({
    days: week.map(({ isOutside, isLit }) => {
      const day = isLit ? { dayLook: 'lit', shade: button } : { dayLook: 'day', shade: DAY };
      return { inside: isOutside ? [] : [day], outside: isOutside ? [{}] : [] };
    }),
  }));
}

function toLineValues({ text, look = 'plain', href, face }: MailLine): Values {
  const link = toWebLink(href);
  const picture = toWebLink(face);
  return {
    ...{ text, look },
    faces: picture === undefined ? [] : [{ src: picture }],
    bare: link === undefined ? [{}] : [],
    linked: link === undefined ? [] : [{ href: link }],
  };
}

/** Every value as one line without control characters. */
function clean(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? toLine(value) : value.map(clean),
    ]),
  );
}
