import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { QrCode } from '#shared/react/panels/qr-code.tsx';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import type { TabProps } from '../tab-props.ts';
import { useTell } from '../use-tell.ts';

interface CardPageProps extends TabProps {
  readonly onEdit: () => void;
}

/** One's own page, to open, to copy, and to hold out to somebody. */
export function CardPage({ signIn: { serverUrl, account }, onNotice, onEdit }: CardPageProps) {
  const { t } = useTranslation('extension');
  const tell = useTell(onNotice);
  const { slug, name } = account;
  if (slug === null) return <p className="text-pretty text-soft">{t('card.none')}</p>;
  const url = serverUrl + toPath('user', { user: slug });
  return (
    <div className="flex flex-col gap-3 text-center">
      <div>
        <p className="font-semibold text-lg wrap-anywhere">{name}</p>
        <p className="text-pretty text-note text-soft">{t('card.text')}</p>
      </div>
      <QrCode text={url} label={t('links.qrNamed', { name })} />
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
        {t('card.open')}
      </a>
      <div className="flex flex-wrap justify-center gap-2">
        <Button tone="quiet" onClick={() => void tell.copy(url)}>
          {t('card.copy')}
        </Button>
        <Button tone="quiet" onClick={onEdit}>
          {t('card.edit')}
        </Button>
      </div>
    </div>
  );
}
