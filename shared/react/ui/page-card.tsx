import type { ReactNode } from 'react';
import type { FooterCompany } from '#shared/domain/company-footer.ts';
import { focusElement } from './focus-element.ts';
import { Icon, type IconName } from './icon.tsx';
import { PageFooter } from './page-footer.tsx';

const tones = {
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-sunken text-soft',
} as const;

interface PageCardProps {
  readonly icon?: { readonly name: IconName; readonly tone: keyof typeof tones };
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** The card stands where a form was just sent from: the title takes the focus and is read out. */
  readonly takesFocus?: boolean;
  /** It stands where the booking page's card stood, of the same width and columns. */
  readonly wide?: boolean;
  /** Whose page it is, for its foot; none for the product's own. */
  readonly company?: FooterCompany | undefined;
  /**
   * What the page is about, as one thing: above all on a phone, where the form's ticket stood, of a wide
   * card above what follows.
   */
  readonly head?: ReactNode;
  /** To look at alone: beside the sign on a phone, below the title in a wide card's column. */
  readonly picture?: ReactNode;
  /** What belongs to the title; of a wide card, in the column with it. */
  readonly aside?: ReactNode;
}

/**
 * One calm card that is the whole page: a sign, a title, a sentence, and what belongs to them. It
 * hangs from the top, so that nothing jumps when it takes its skeleton's place or grows.
 */
export function PageCard(props: PageCardProps) {
  const { icon, title, subtitle, children, company, head, wide = false } = props;
  return (
    <div
      className={`mx-auto flex min-h-dvh w-full flex-col gap-6 py-8 md:hanging ${wide ? 'wide-page' : 'max-w-xl px-(--inset)'} ${head ? 'max-md:pt-19.25' : ''}`}
    >
      <main
        className={`card ${wide ? 'card-columns' : 'px-(--gutter) py-8 md:p-10'} ${head ? 'card-headed' : ''}`}
      >
        <div className="relative md:flex md:flex-col">
          {props.picture && (
            <div className="-top-2 absolute end-0 w-20 md:static md:order-1 md:mt-6 md:w-40">
              {props.picture}
            </div>
          )}
          {icon && (
            <span className={`mb-5 inline-flex self-start rounded-full p-3 ${tones[icon.tone]}`}>
              <Icon name={icon.name} className="size-6" />
            </span>
          )}
          <h1
            ref={props.takesFocus ? focusElement : undefined}
            tabIndex={props.takesFocus ? -1 : undefined}
            className="font-semibold text-2xl tracking-tight outline-none"
          >
            {title}
          </h1>
          {subtitle && <p className="mt-1.5 text-pretty text-soft">{subtitle}</p>}
          {props.aside}
        </div>
        {head && <div>{head}</div>}
        {wide ? <div className="@container min-w-0">{children}</div> : children}
      </main>
      <footer
        className={`flex flex-wrap items-center justify-between gap-6 ${wide ? 'md:px-1' : 'px-1'}`}
      >
        <PageFooter company={company} />
      </footer>
    </div>
  );
}
