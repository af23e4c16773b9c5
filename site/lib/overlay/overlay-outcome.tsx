import type { TextKey } from '#shared/i18n/text-keys.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { MAX_SOURCES, type useOverlayReader } from './use-overlay-reader.ts';

type Outcome = ReturnType<typeof useOverlayReader>['outcome'];

const reasons: Readonly<Record<Outcome['refused'][number]['why'], TextKey<'overlay'>>> = {
  'not-a-calendar': 'refused.notACalendar',
  'too-large': 'refused.tooLarge',
  'too-many': 'refused.tooMany',
  unreadable: 'refused.unreadable',
};

/** What came of the last file or paste: read out, and said where it was tried. */
export function OverlayOutcome(props: { readonly outcome: Outcome; readonly example: string }) {
  const { t } = useTranslation('overlay');
  const { added, refused, notUnderstood } = props.outcome;
  const nameOf = (name: string | undefined) => name ?? t('pasted');
  return (
    <>
      <p role="status" className="sr-only">
        {added.map(({ name, count }) => `${nameOf(name)}: ${t('count', { count })}`).join('. ')}
      </p>
      <div role="alert" className="text-danger text-sm">
        {refused.map(({ name, why }) => (
          <p key={`${name} ${why}`} className="mt-3 text-pretty [overflow-wrap:anywhere]">
            {t(reasons[why], { name: nameOf(name), most: MAX_SOURCES })}
          </p>
        ))}
        {notUnderstood.length > 0 && (
          <p className="mt-3 text-pretty">
            {t('notUnderstood', { count: notUnderstood.length, example: props.example })}
          </p>
        )}
      </div>
    </>
  );
}
