import { toContactLink } from '../contact-link.ts';
import { type Html, html } from '../html.ts';
import type { Signature, SignatureLink } from './signature.ts';

/**
 * How a signature is laid out. Outlook prints mails as Word does, and Gmail drops what it does not know: so
 * tables, styles beside each element, widths as attributes, colours as `#rrggbb`, and no classes.
 */
export const signatureLayouts = {
  beside: (signature) => beside(signature, { side: 84, line: '' }),
  stripe: (signature) =>
    beside(signature, { side: 84, line: `border-left:3px solid ${signature.color};` }),
  stacked: (signature) =>
    table(
      html`${signature.picture && row(html`${face(signature, 64)}`, 'padding:0 0 10px 0;')}${lines(signature)}`,
    ),
  band: (signature) =>
    table(
      html`<tr><td bgcolor="${signature.color}" height="6" style="height:6px;font-size:0;line-height:6px;background-color:${signature.color};mso-line-height-rule:exactly;">&nbsp;</td></tr>${row(beside(signature, { side: 64, line: '' }), 'padding:12px 0 0 0;')}`,
    ),
  words: (signature) => table(html`${lines({ ...signature, picture: null })}`),
  line: (signature) => table(html`${inOneLine(signature)}`),
} as const satisfies Record<string, (signature: Signature) => Html>;

export type SignatureLayout = keyof typeof signatureLayouts;

const FONT = "font-family:Arial,'Helvetica Neue',Helvetica,sans-serif;";
const INK = '#1b1917';
const SOFT = '#5f5b55';
const GAP = html`<span style="color:${SOFT};">&nbsp;&middot; </span>`;

function table(rows: Html): Html {
  return html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="border-collapse:collapse;${FONT}font-size:14px;line-height:20px;color:${INK};"><tbody>${rows}</tbody></table>`;
}

function row(content: Html, style = ''): Html {
  return html`<tr><td align="left" valign="top" style="${FONT}font-size:14px;line-height:20px;color:${INK};${style}">${content}</td></tr>`;
}

/** Without a picture nothing is left out but its place. */
function beside(
  signature: Signature,
  { side, line }: { readonly side: number; readonly line: string },
): Html {
  const { picture } = signature;
  const words = table(html`${lines(signature)}`);
  const inset = picture || line ? 'padding:0 0 0 16px;' : '';
  return table(
    html`<tr>${picture && html`<td valign="top" width="${side}" style="width:${side}px;padding:0 ${line ? 16 : 0}px 0 0;">${face(signature, side)}</td>`}<td valign="top" style="${inset}${line}">${words}</td></tr>`,
  );
}

/** Outlook shows it as a square: it cuts no corners. */
function face({ picture, name }: Signature, side: number): Html {
  return html`<img src="${picture}" alt="${name}" width="${side}" height="${side}" border="0" style="display:block;width:${side}px;height:${side}px;border:0;border-radius:${side / 2}px;">`;
}

function lines(signature: Signature): Html[] {
  const { name, title, company, profiles, booking, color } = signature;
  const who = [title, company].filter(Boolean).join(', ');
  const bold = (text: string) =>
    html`<strong style="font-size:16px;line-height:22px;color:${INK};">${text}</strong>`;
  return [
    row(bold(name)),
    ...(who ? [row(html`<span style="color:${SOFT};">${who}</span>`)] : []),
    ...toContacts(signature).map((contact, at) =>
      row(link(contact, INK), at === 0 ? 'padding:8px 0 0 0;' : ''),
    ),
    ...(booking ? [row(html`<strong>${link(booking, color)}</strong>`, 'padding:8px 0 0 0;')] : []),
    ...(profiles.length > 0
      ? [row(between(profiles.map((each) => link(each, SOFT))), 'padding:4px 0 0 0;')]
      : []),
  ];
}

/** For those who write short mails. */
function inOneLine(signature: Signature): Html[] {
  const { name, title, company, booking, profiles, color } = signature;
  const who = [title, company].filter(Boolean).join(', ');
  const ways = [
    ...toContacts(signature).map((contact) => link(contact, INK)),
    ...(booking ? [link(booking, color)] : []),
    ...profiles.map((each) => link(each, SOFT)),
  ];
  return [
    row(
      html`<strong>${name}</strong>${who && html`${GAP}<span style="color:${SOFT};">${who}</span>`}`,
    ),
    ...(ways.length > 0 ? [row(between(ways))] : []),
  ];
}

function toContacts({ phone, email }: Signature): SignatureLink[] {
  return [phone, email].flatMap((text) =>
    text ? [{ text, href: toContactLink(text) ?? `mailto:${text}` }] : [],
  );
}

function between(parts: readonly Html[]): Html {
  return html`${parts.map((part, at) => (at === 0 ? part : html`${GAP}${part}`))}`;
}

/** Programs colour links themselves where no span within says otherwise. */
function link({ text, href }: SignatureLink, color: string): Html {
  return html`<a href="${href}" style="color:${color};text-decoration:none;"><span style="color:${color};text-decoration:none;">${text}</span></a>`;
}
