import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  type ConsentPreferences,
  cookieTable,
} from '#shared/domain/consent.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

type Optional = Exclude<ConsentCategory, 'essential'>;

/** One switch a category; the essential ones are always on. */
export function Settings(props: {
  readonly chosen: ConsentPreferences;
  readonly onToggle: (category: Optional, isOn: boolean) => void;
}) {
  const { t } = useTranslation('consent');
  return (
    <ul className="divide-y divide-line">
      {CONSENT_CATEGORIES.map((category) => (
        <li key={category} className="py-3 first:pt-0 last:pb-0">
          <label className="flex items-start gap-4">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{t(`categories.${category}.title`)}</span>
              <span className="block text-pretty text-soft text-sm">
                {t(`categories.${category}.text`)}
              </span>
            </span>
            <input
              type="checkbox"
              checked={props.chosen[category]}
              disabled={category === 'essential'}
              onChange={(event) =>
                category !== 'essential' && props.onToggle(category, event.target.checked)
              }
              className="mt-0.5 size-5 shrink-0 accent-(--brand-text)"
            />
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Spec A §2: name, duration, type, provider. */
export function CookieTable() {
  const { t } = useTranslation('consent');
  const columns = ['name', 'duration', 'type', 'provider'] as const;
  return (
    <table className="w-full text-left text-xs sm:text-sm">
      <thead className="text-soft">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="pr-4 pb-2 font-normal last:pr-0">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t">
        {cookieTable.map(({ name, category, duration, provider }) => (
          <tr key={name}>
            <th scope="row" className="py-2.5 pr-4 break-all font-mono font-normal text-xs">
              {name}
            </th>
            <td className="py-2.5 pr-4">{t(`durations.${duration}`)}</td>
            <td className="py-2.5 pr-4">{t(`categories.${category}.title`)}</td>
            <td className="py-2.5">{provider}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function CookiePolicy() {
  const { t } = useTranslation('consent');
  return (
    <div className="flex flex-col gap-3 text-pretty text-soft">
      {(['what', 'here', 'choice'] as const).map((part) => (
        <p key={part}>{t(`policy.${part}`)}</p>
      ))}
    </div>
  );
}
