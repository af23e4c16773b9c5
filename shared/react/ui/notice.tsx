import type { ReactNode } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { PageFooter } from './page-footer.tsx';

type Tone = 'neutral' | 'danger' | 'success';

const tones = {
  neutral: 'bg-sunken text-soft',
  danger: 'bg-danger-soft text-danger',
  success: 'bg-success-soft text-success',
} as const satisfies Record<Tone, string>;

interface NoticeProps {
  readonly icon: IconName;
  readonly tone?: Tone;
  readonly title: string;
  readonly text?: ReactNode;
  /** Actions below the text. */
  readonly children?: ReactNode;
}

/** A centred card that is the whole page: icon, title, text. */
export function Notice({ icon, tone = 'neutral', title, text, children }: NoticeProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col gap-6 px-(--inset) py-10">
      <main className="card my-auto flex w-full flex-col items-center gap-3 px-[min(1.5rem,6vw)] py-10 text-center sm:px-10">
        <span className={`mb-2 inline-flex rounded-full p-3.5 ${tones[tone]}`}>
          <Icon name={icon} className="size-7" />
        </span>
        <h1 className="font-semibold text-lg tracking-tight">{title}</h1>
        {text && <div className="text-pretty text-soft">{text}</div>}
        {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-6 px-1">
        <PageFooter />
      </footer>
    </div>
  );
}

/** Spec A §2: the invalid-link notice. A static host answers 200 for it: search engines read here. */
export function InvalidLinkNotice({
  text,
  children,
}: {
  readonly text?: string;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <>
      <meta name="robots" content="noindex" />
      <Notice icon="link" title={t('invalidLink.title')} text={text ?? t('invalidLink.text')}>
        {children ?? <HomeLink />}
      </Notice>
    </>
  );
}

/** The way out of a page that has nothing to show. */
export function HomeLink() {
  const { t } = useTranslation('common');
  return (
    <a
      href="/"
      // In a frame, where most pages may not be shown, it would lead nowhere.
      target={globalThis.self === globalThis.top ? undefined : '_blank'}
      rel="noopener"
      className={buttonClass('quiet')}
    >
      {t('home')}
    </a>
  );
}
