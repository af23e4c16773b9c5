import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { explainError, saysNothing } from '#shared/errors/explain.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { client } from '#site/lib/client.ts';
import { refreshAvailability } from './booking-queries.ts';
import type { LoadedPage } from './loaded-page.ts';

interface ViewerBannersProps {
  readonly page: LoadedPage;
  readonly isTroubleshooting: boolean;
  readonly onTroubleshoot: (isOn: boolean) => void;
}

/** What only those see who host the page or may edit it. Visitors never load this. */
export function ViewerBanners({ page, ...troubleshoot }: ViewerBannersProps) {
  const { meetingType, viewer } = page;
  const isAsked = new URLSearchParams(location.search).get('troubleshoot') === 'true';
  return (
    <>
      {!meetingType.enabled && viewer?.canEdit && <DraftBanner meetingTypeId={meetingType.id} />}
      {viewer?.isHost && isAsked && <TroubleshootBanner {...troubleshoot} />}
    </>
  );
}

/** Spec A §4: Make Public sets enabled true, then hides the alert and says 'Your page is live.' */
function DraftBanner({ meetingTypeId }: { readonly meetingTypeId: string }) {
  const { t } = useTranslation('booking-owner');
  const toast = useToast({ isTitled: true });
  const queryClient = useQueryClient();
  const publish = useCall(
    () =>
      client.PATCH('/meeting-type/{meetingTypeId}', {
        params: { path: { meetingTypeId } },
        body: { enabled: true },
      }),
    {
      // A draft's times may have been refused.
      onSuccess: () => refreshAvailability(queryClient),
      // Spec A §8: Make Public failure shows the error message, or 'Action failed. Please try again.'
      onError: (error) =>
        saysNothing(explainError(error))
          ? toast.fail(t('errors:action-failed'))
          : toast.failWith(error),
    },
  );
  if (publish.isSuccess)
    return (
      <Banner icon="check" tone="success">
        <p role="status" className="font-medium">
          {t('draft.live')}
        </p>
      </Banner>
    );
  return (
    <Banner icon="alert">
      <p className="flex min-w-0 flex-1 basis-60 flex-wrap gap-x-2">
        <strong className="font-medium">{t('draft.title')}</strong>
        <span className="text-soft">{t('draft.text')}</span>
      </p>
      <Button className="ml-auto" busy={publish.isPending} onClick={() => publish.mutate()}>
        {t('draft.publish')}
      </Button>
    </Banner>
  );
}

function TroubleshootBanner(props: Omit<ViewerBannersProps, 'page'>) {
  const { t } = useTranslation('booking-owner');
  const id = useId();
  return (
    <Banner icon="search">
      <p className="flex min-w-0 flex-1 basis-60 flex-wrap gap-x-2">
        <strong className="font-medium">{t('troubleshoot.title')}</strong>
        <span className="text-soft">{t('troubleshoot.text')}</span>
      </p>
      <label htmlFor={id} className="-my-2.5 ml-auto flex items-center gap-2.5 py-2.5">
        <input
          id={id}
          type="checkbox"
          checked={props.isTroubleshooting}
          onChange={(event) => props.onTroubleshoot(event.target.checked)}
          className="size-5 accent-(--brand-text)"
        />
        {t('troubleshoot.toggle')}
      </label>
    </Banner>
  );
}

function Banner(props: {
  readonly icon: IconName;
  readonly tone?: 'success';
  readonly children: ReactNode;
}) {
  const tone = props.tone === 'success' ? 'bg-success-soft text-success' : 'bg-surface';
  return (
    <aside
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b px-5 py-3 text-base md:mb-4 md:rounded-xl md:border ${tone}`}
    >
      <Icon name={props.icon} className={`size-5 ${props.tone === 'success' ? '' : 'text-soft'}`} />
      {props.children}
    </aside>
  );
}
