import { Choice } from '#shared/react/form/choice.tsx';
import type { Options } from '#shared/react/form/choice-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import type { PlacedMeetingType } from './own-places.ts';
import { usePlaceChange } from './use-place-change.ts';

interface PlaceRowProps {
  readonly row: PlacedMeetingType;
  /** On which it is shown. */
  readonly page: number;
  readonly options: Options;
}

/** A meeting type, and where its appointments are written instead. */
export function PlaceRow({ row, page, options }: PlaceRowProps) {
  const t = useTexts('integrations');
  const change = usePlaceChange(page);
  const { name, calendar, isWritable } = row;
  // One that takes no events any more is still what was chosen.
  const isOffered = !calendar || options.some(([id]) => id === calendar.id);
  const shown: Options = isOffered ? options : [[calendar.id, calendar.name], ...options];
  const write = (id: string) => {
    const text = shown.find(([each]) => each === id)?.[1] ?? '';
    const now = { ...row, calendar: id === '' ? null : { id, name: text }, isWritable: true };
    const said =
      id === '' ? t('places.nowhere', { name }) : t('places.into', { name, calendar: text });
    return change({ now: { row: now }, was: { row }, said });
  };
  const follow = () =>
    change({
      now: { row: { ...row, followsDefault: true } },
      was: { row },
      said: t('places.followed', { name }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="font-medium wrap-anywhere">{name}</p>
        {calendar && !isWritable && <p className="text-pretty text-soft">{t('places.rests')}</p>}
      </div>
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-2">
        <Choice
          label={t('places.of', { name })}
          value={calendar?.id ?? ''}
          options={shown}
          className="min-w-0 flex-1"
          onChoose={(id) => void write(id)}
        />
        <IconTool icon="trash" label={t('places.follow', { name })} onPress={() => void follow()} />
      </div>
    </li>
  );
}
