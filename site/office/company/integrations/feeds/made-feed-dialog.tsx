import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { MadeSecretDialog } from '#site/office/made-secret-dialog.tsx';

export interface MadeFeed {
  readonly name: string;
  readonly url: string;
}

interface MadeFeedDialogProps {
  readonly made: MadeFeed;
  readonly onClose: () => void;
}

/** The one time that a feed's address is seen: to be copied, or opened by the calendar of the device. */
export function MadeFeedDialog({ made: { name, url }, onClose }: MadeFeedDialogProps) {
  const t = useTexts('feeds');
  return (
    <MadeSecretDialog
      secret={url}
      texts={{
        title: t('made.title'),
        text: t('made.text'),
        label: t('made.address', { name }),
        copy: t('made.copy'),
        done: t('made.done'),
        leaving: {
          title: t('leaving.title'),
          text: t('leaving.text'),
          go: t('leaving.go'),
          stay: t('leaving.stay'),
        },
      }}
      onClose={onClose}
    >
      {(take) => (
        <>
          <p className="text-pretty text-soft">{t('made.use')}</p>
          <p>
            <a href={url.replace(/^https?:/, 'webcal:')} onClick={take} className="link">
              {t('made.open')}
            </a>
          </p>
        </>
      )}
    </MadeSecretDialog>
  );
}
