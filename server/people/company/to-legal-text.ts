import sanitizeHtml from 'sanitize-html';

/** What an editor of a few buttons makes. */
const kept: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['target', 'rel', 'href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'p',
    h2: 'p',
    h3: 'p',
    div: 'p',
    // An address of ours would be another on each page.
    a: (tagName, { href = '' }): sanitizeHtml.Tag => {
      const isWhole = /^[a-z]+:/i.test(href);
      return { tagName, attribs: isWhole ? { target: '_blank', rel: REL, href } : {} };
    },
  },
};

/** As links of visitors' pages have it; a company's text is no recommendation of ours. */
const REL = 'noopener noreferrer nofollow';

/**
 * A company's legal text as pages may show it: paragraphs, line breaks, bold, italics, lists and links to
 * `https:`, `mailto:` and `tel:`; all else goes, its words stay. Null where no word is left.
 * `'<p onclick="x">Hello <b>you</b><script>y</script></p>' → '<p>Hello <strong>you</strong></p>'`
 */
export function toLegalText(html: string): string | null {
  const clean = sanitizeHtml(html, kept).replaceAll('<br />', '<br>').trim();
  const words = sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} });
  return words.trim() === '' ? null : clean;
}
