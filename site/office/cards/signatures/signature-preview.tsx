import { useTexts } from '#shared/react/i18n/use-texts.ts';

/** A signature as mails show it: white, and without any style of ours. */
export function SignaturePreview({ html }: { readonly html: string }) {
  const t = useTexts('signatures');
  return (
    <section aria-label={t('preview')} className="card overflow-hidden">
      <p className="border-line border-b px-4 py-2 text-note text-soft">{t('preview')}</p>
      {/* Links within are links; here they lead nowhere. */}
      <div
        ref={(host) => {
          if (host) showApart(host, html);
        }}
        onClickCapture={(event) => event.preventDefault()}
        className="overflow-x-auto bg-white p-5"
      />
    </section>
  );
}

/** In a tree of its own, which the page's styles do not reach. */
function showApart(host: HTMLElement, html: string): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  root.replaceChildren(...body.childNodes);
}
