import { litMonth, weeksFrom } from '#shared/domain/motif/squares.ts';
import type { Stories } from '../stories.ts';
import { BrandScope } from '../ui/brand-scope.tsx';
import { LitMonth } from './lit-month.tsx';
import { MonthSquares } from './month-squares.tsx';
import { WeeksSkeleton } from './weeks-skeleton.tsx';

const fills = new Map([
  ['2030-06-06', 1],
  ['2030-06-07', 0.6],
  ['2030-06-10', 0.3],
  ['2030-06-11', 1],
]);

export const stories: Stories = {
  'lit-month': {
    booked: <LitMonth date="2030-06-06" />,
    'booked just now': <LitMonth isNew date="2030-06-06" className="w-44" />,
    'of a company': (
      <BrandScope color="#b4236e">
        <LitMonth date="2028-02-29" />
      </BrandScope>
    ),
  },
  'month-squares': {
    'a month from Sunday': <MonthSquares weeks={litMonth('2030-06-30', 0)} />,
    'five weeks, as far as they are free': (
      <MonthSquares weeks={weeksFrom('2030-06-06', 1, { fills })} className="w-44" />
    ),
  },
  'weeks-skeleton': { 'five weeks': <WeeksSkeleton /> },
};
