/** How a text of paragraphs, lists and links looks, wherever it stands. */
export const RICH_TEXT =
  'wrap-anywhere [&_a]:underline [&_a]:underline-offset-4 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5 [&>*+*]:mt-2';

interface LegalTextProps {
  /** As the server has cleaned it when it was saved. */
  readonly html: string;
  readonly className?: string;
}

/** A company's own words, small. */
export function LegalText({ html, className = '' }: LegalTextProps) {
  return (
    <div
      className={`${RICH_TEXT} text-soft text-sm ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is cleaned before it is kept
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
