import type { ComponentPropsWithRef } from 'react';
import type { Change } from '#shared/domain/change-policy.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';

const tones = { reschedule: 'quiet', cancel: 'danger' } as const satisfies Record<Change, string>;

interface ChangeButtonProps
  extends Omit<ComponentPropsWithRef<typeof Button>, 'tone' | 'children'> {
  readonly action: Change;
}

/** Reschedule or Cancel, for whoever may: the same words and tone everywhere. */
export function ChangeButton({ action, ...button }: ChangeButtonProps) {
  const { t } = useTranslation('appointment');
  return (
    <Button tone={tones[action]} {...button}>
      {t(`manage.${action}`)}
    </Button>
  );
}
