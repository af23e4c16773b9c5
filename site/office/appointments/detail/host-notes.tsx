import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { api } from '#site/office/api.ts';

/** So long after the last letter notes are saved. */
const PAUSE_MS = 800;

type Phase = 'rests' | 'typing' | 'saving' | 'saved' | 'overtaken' | 'failed';

/** What the hosts keep for themselves: saved while it is typed; what somebody else wrote is said. */
export function HostNotes({ appointment }: { readonly appointment: HostedAppointment }) {
  const t = useTexts('appointments');
  const id = useId();
  const notes = useNotes(appointment);
  return (
    <section aria-labelledby={id} className="card flex flex-col gap-2 p-(--inset) sm:p-6">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id={id} className="font-semibold">
          {t('notes.title')}
        </h2>
        <p role="status" className="text-soft text-xs">
          {notes.phase === 'saving' && t('notes.saving')}
          {notes.phase === 'saved' && t('notes.saved')}
        </p>
      </div>
      <textarea
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        rows={5}
        maxLength={5000}
        value={notes.text}
        onChange={({ target }) => notes.type(target.value)}
        onBlur={notes.saveNow}
        className="field block"
      />
      <p id={`${id}-hint`} className="text-soft text-xs">
        {t('notes.hint')}
      </p>
      {notes.phase === 'failed' && (
        <p role="alert" className="text-danger text-sm">
          {notes.problem}
        </p>
      )}
      {notes.phase === 'overtaken' && (
        <div role="alert" className="flex flex-col gap-2 rounded-lg bg-held-soft p-3 text-sm">
          <p>{t('notes.overtaken')}</p>
          <p className="whitespace-pre-line rounded bg-surface p-2 wrap-anywhere">
            {appointment.hostNotes ?? ''}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button tone="quiet" className="text-sm" onClick={notes.takeTheirs}>
              {t('notes.theirs')}
            </Button>
            <Button className="text-sm" onClick={notes.keepMine}>
              {t('notes.mine')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function useNotes({ id, hostNotes }: HostedAppointment) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { mutateAsync } = api.useChange('patch', '/appointments/{appointmentId}/notes');
  const [typed, setTyped] = useState<string>();
  const [phase, setPhase] = useState<Phase>('rests');
  const [problem, setProblem] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<{ typed: string | undefined; was: string | null }>({
    typed: undefined,
    was: hostNotes,
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const question = api.toQuery('get', '/appointments/{appointmentId}', {
    params: { path: { appointmentId: id } },
  });
  const save = async () => {
    clearTimeout(timer.current);
    const { typed: sent, was } = latest.current;
    if (sent === undefined || (sent || null) === was) return;
    setPhase('saving');
    const params = { path: { appointmentId: id } };
    try {
      const body = { hostNotes: sent || null, was: { hostNotes: was } };
      const saved = await mutateAsync({ params, body });
      latest.current.was = saved.hostNotes;
      queryClient.setQueryData<HostedAppointment>(
        question.queryKey,
        (data) => data && { ...data, ...saved },
      );
      setPhase('saved');
    } catch (error) {
      const isOvertaken = error instanceof ApiError && error.code === 'changed-meanwhile';
      if (isOvertaken) await queryClient.invalidateQueries({ queryKey: question.queryKey });
      setProblem(errorText(error));
      setPhase(isOvertaken ? 'overtaken' : 'failed');
    }
  };
  const settle = (text: string | undefined) => {
    latest.current = { typed: text, was: hostNotes };
    setTyped(text);
    setPhase('rests');
  };
  return {
    ...{ phase, problem },
    text: typed ?? hostNotes ?? '',
    type(text: string) {
      if (latest.current.typed === undefined) latest.current.was = hostNotes;
      latest.current.typed = text;
      setTyped(text);
      setPhase('typing');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    // While somebody else's text waits for an answer, a press of its buttons saves nothing.
    saveNow: () => void (phase === 'typing' && save()),
    takeTheirs: () => settle(undefined),
    keepMine() {
      settle(typed);
      void save();
    },
  };
}
