import { LIMIT_PERIODS, type Limit, type LimitPeriod } from '#shared/domain/availability/types.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { NumberControl } from '../controls/number-control.tsx';
import { Row } from '../controls/section.tsx';
import type { Editor } from '../use-editor.ts';

const HOUR = 60;

/** What is given at most in each period: appointments, or hours of them. */
export function LimitsTable({ editor }: { readonly editor: Editor<'when'> }) {
  const t = useTexts('editor');
  const { values, type, leave, problemAt } = editor;
  const bound = (period: LimitPeriod, part: Limit) => {
    const { count, minutes } = { ...values.limits[period], ...part };
    const { [period]: _, ...others } = values.limits;
    const limit = { ...(count && { count }), ...(minutes && { minutes }) };
    type('limits', Object.keys(limit).length > 0 ? { ...others, [period]: limit } : others);
  };
  const isSet = Object.keys(values.limits).length > 0;
  return (
    <details open={isSet || undefined} className="group">
      <summary className="min-h-11 content-center font-medium text-sm">{t('limits.label')}</summary>
      <p className="mb-4 text-pretty text-note text-soft">{t('limits.hint')}</p>
      <div className="flex flex-col gap-4">
        {LIMIT_PERIODS.map((period) => {
          const { count, minutes } = values.limits[period] ?? {};
          return (
            <Row key={period}>
              <NumberControl
                label={t(`limits.${period}`)}
                unit={t('limits.appointments')}
                value={count ?? null}
                problem={problemAt(`limits.${period}.count`)}
                onType={(now) => bound(period, { count: now ?? undefined })}
                onLeave={() => leave('limits')}
              />
              <NumberControl
                label={t('limits.or', { period: t(`limits.${period}`) })}
                unit={t('units.hours')}
                value={minutes === undefined ? null : minutes / HOUR}
                problem={problemAt(`limits.${period}`) ?? problemAt(`limits.${period}.minutes`)}
                onType={(now) =>
                  bound(period, { minutes: now === null ? undefined : Math.round(now * HOUR) })
                }
                onLeave={() => leave('limits')}
              />
            </Row>
          );
        })}
      </div>
    </details>
  );
}
