import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport, sayFailures } from '#tests/support/read-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'kalends-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return sayFailures([readReport(file)]);
}

test('20.6 a failure of a unit or API test is named at the end, with what it said', () => {
  const passed = { status: 'passed', fullName: 'is well', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'adds up',
    failureMessages: ['\u001b[31mexpected 3\u001b[39m\nto be 4'],
  };
  const results = [{ name: 'sum.test.ts', status: 'failed', assertionResults: [passed, failed] }];
  expect(report({ numPassedTests: 1, testResults: results })).toBe(
    '✗ sum.test.ts › adds up\n    expected 3\n    to be 4\n\n1 passed, 0 flaky, 1 failed',
  );
});

test('20.6 a file that cannot be loaded is a failure', () => {
  const results = [
    { name: 'sum.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(report({ numPassedTests: 0, testResults: results })).toContain(
    '✗ sum.test.ts\n    no such module',
  );
});

test('20.6 a failure end to end is named at the end, what passed at its second try is counted', () => {
  const of = (status: string, message?: string) => ({
    status,
    results: [{ error: { message: 'at first' } }, ...(message ? [{ error: { message } }] : [{}])],
  });
  const inner = {
    title: 'in German',
    specs: [{ title: 'books', tests: [of('unexpected', 'no')] }],
  };
  const suite = {
    title: 'booking.spec.ts',
    specs: [{ title: 'paints', tests: [of('flaky')] }],
    suites: [inner],
  };
  expect(report({ stats: { expected: 5, flaky: 1 }, suites: [suite], errors: [] })).toBe(
    '✗ booking.spec.ts › in German › books\n    no\n\n5 passed, 1 flaky, 1 failed',
  );
});

test('20.6 a step that wrote no report has failed as a whole', () => {
  expect(sayFailures([readReport(join(folder, 'none.json'))])).toMatch(
    /^✗ No report was written\n.*1 failed$/s,
  );
});
