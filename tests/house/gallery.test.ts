import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stories as appointment } from '#shared/react/appointment/appointment.stories.tsx';
import { stories as calendar } from '#shared/react/calendar/calendar.stories.tsx';
import { stories as fields } from '#shared/react/fields/fields.stories.tsx';
import { stories as form } from '#shared/react/form/form.stories.tsx';
import { stories as hours } from '#shared/react/hours/hours.stories.tsx';
import { stories as motif } from '#shared/react/motif/motif.stories.tsx';
import { stories as panels } from '#shared/react/panels/panels.stories.tsx';
import { stories as propose } from '#shared/react/panels/propose/propose.stories.tsx';
import { stories as ui } from '#shared/react/ui/ui.stories.tsx';
import { isReservedSlug, matchRoute } from '#shared/routes/index.ts';

const react = fileURLToPath(new URL('../../shared/react', import.meta.url));
const folders = {
  ...{ appointment, calendar, fields, form, hours, motif, panels, ui },
  'panels/propose': propose,
};

describe('the gallery', () => {
  it.each(Object.entries(folders))('shows every component of %s in a state', (folder, stories) => {
    const components = globSync('*.tsx', { cwd: `${react}/${folder}` })
      .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
      .map((file) => basename(file, '.tsx'));
    expect(Object.keys(stories).sort()).toEqual(components.sort());
    const empty = Object.entries(stories).filter(([, states]) => Object.keys(states).length === 0);
    expect(empty).toEqual([]);
  });

  it('is no page of what is built: its address is a host’s', () => {
    expect(matchRoute('/dev/gallery')?.id).toBe('booking');
    expect(isReservedSlug('dev')).toBe(false);
  });
});
