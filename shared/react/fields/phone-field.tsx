import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { toDialPrefix } from '#shared/domain/fields/dial-codes.ts';
import { type FieldViewProps, labelIdOf } from './field-props.ts';
import { toTextProps } from './text-fields.tsx';

const loadPhoneCountry = () => import('./phone-country.tsx');
type Numbers = Awaited<ReturnType<typeof loadPhoneCountry>>;

/** Phone numbers of the world come with the first phone field; without them it takes what is typed. */
const PhoneCountry = lazy(() =>
  loadPhoneCountry().then(
    ({ PhoneCountry: default_ }) => ({ default: default_ }),
    (error: unknown) => {
      console.warn(error);
      return { default: () => null };
    },
  ),
);

/**
 * A company's default country code is there to be typed on from; alone it counts as empty. What is
 * a number of some country is written internationally once the field is left.
 */
export function PhoneField(props: FieldViewProps) {
  const { field, id, initial } = props;
  const first = initial[0] ?? toDialPrefix(field.defaultCountryCode);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [country, setCountry] = useState(field.defaultCountryCode);
  const write = (next: string) => {
    if (!input.current || next === input.current.value) return;
    input.current.value = next;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const numbers = useRef<Numbers>(undefined);
  useEffect(() => {
    loadPhoneCountry().then((loaded) => {
      numbers.current = loaded;
    }, console.warn);
  }, []);
  // At once: the press that leaves the field may be the one that sends the form.
  const spellOut = () => {
    if (!numbers.current || !input.current) return;
    const { toInternational, countryOfVisitor } = numbers.current;
    const { value } = input.current;
    write(toInternational(value, country || countryOfVisitor()) ?? value);
  };
  const leave = () => {
    if (numbers.current) return spellOut();
    const isLeft = () => document.activeElement !== input.current;
    loadPhoneCountry().then(() => isLeft() && spellOut(), console.warn);
  };
  return (
    <div className="flex gap-2">
      <Suspense fallback={<span className="field w-28 shrink-0" />}>
        <PhoneCountry
          describedBy={labelIdOf(id)}
          text={text}
          defaultCountry={field.defaultCountryCode}
          chosen={country}
          onChosen={(next, number) => {
            setCountry(next);
            write(number);
          }}
        />
      </Suspense>
      <input
        {...toTextProps(props)}
        ref={input}
        type="tel"
        defaultValue={first}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={leave}
      />
    </div>
  );
}
