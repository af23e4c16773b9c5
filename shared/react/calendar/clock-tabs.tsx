import type { KeyboardEvent } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { Clock } from '#shared/time/format.ts';
import { chooseClock, useClock } from './clock-store.ts';

const clocks = ['12h', '24h'] as const satisfies readonly Clock[];

/** Spec A §2: the 12h/24h tabs of the slot list, whose panel has the id `panelId`. */
export function ClockTabs({ panelId }: { readonly panelId: string }) {
  const { t } = useTranslation('booking');
  const clock = useClock();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = { ArrowLeft: '12h', Home: '12h', ArrowRight: '24h', End: '24h' }[event.key];
    if (target !== '12h' && target !== '24h') return;
    event.preventDefault();
    chooseClock(target);
    event.currentTarget.querySelector<HTMLElement>(`[data-clock="${target}"]`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={t('clock.label')}
      onKeyDown={onKeyDown}
      className="inline-flex rounded-lg bg-sunken p-0.5 text-sm"
    >
      {clocks.map((choice) => (
        <button
          key={choice}
          type="button"
          role="tab"
          data-clock={choice}
          aria-selected={choice === clock}
          aria-controls={panelId}
          tabIndex={choice === clock ? 0 : -1}
          onClick={() => chooseClock(choice)}
          className={`touch my-0 whitespace-nowrap rounded-md px-2.5 py-1 tabular-nums ${choice === clock ? 'bg-raised font-medium text-ink' : 'text-soft hover:text-ink'}`}
        >
          {t(`clock.${choice}`)}
        </button>
      ))}
    </div>
  );
}
