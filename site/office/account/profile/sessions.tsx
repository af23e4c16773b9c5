import { useQueryClient } from '@tanstack/react-query';
import type { SignedInSession } from '#shared/api/session.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { Section } from './section.tsx';

const question = api.toQuery('get', '/auth/sessions');

/** Where somebody is signed in, and how to end it. */
export function Sessions({ nowMs }: { readonly nowMs: number }) {
  const t = useTexts('profile');
  const { failWith } = useToast();
  const queryClient = useQueryClient();
  const { data } = api.useData('get', '/auth/sessions');
  const onSettled = () => queryClient.invalidateQueries({ queryKey: question.queryKey });
  const endOne = api.useChange('delete', '/auth/sessions/{sessionId}', {
    onSettled,
    onError: failWith,
  });
  const endOthers = api.useChange('delete', '/auth/sessions', { onSettled, onError: failWith });
  const others = data.sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      <ul className="divide-y divide-line">
        {data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            nowMs={nowMs}
            onEnd={() => endOne.mutate({ params: { path: { sessionId: session.id } } })}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Button tone="quiet" busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface SessionRowProps {
  readonly session: SignedInSession;
  readonly nowMs: number;
  readonly onEnd: () => void;
}

function SessionRow({ session, nowMs, onEnd }: SessionRowProps) {
  const t = useTexts('profile');
  const { moment } = useFormats();
  const { createdAt, seenAt, isCurrent } = session;
  const device = useDeviceName(session);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 text-sm">
        <p className="font-medium">{device}</p>
        <p className="text-soft tabular-nums">
          {isCurrent ? t('sessions.here') : t('sessions.seen', { when: moment(seenAt, nowMs) })}
          {' · '}
          {t('sessions.since', { when: moment(createdAt, nowMs) })}
        </p>
      </div>
      {!isCurrent && (
        <Button tone="plain" aria-label={t('sessions.endNamed', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** `Chrome on Linux`, `Chrome extension on Linux`, and what there is to say where less is known. */
function useDeviceName({ browser, system, isApp }: SignedInSession): string {
  const t = useTexts('profile');
  if (browser && system)
    return t(isApp ? 'sessions.extension' : 'sessions.device', { browser, system });
  return isApp ? t('sessions.extensionAlone') : (browser ?? system ?? t('sessions.unknown'));
}
