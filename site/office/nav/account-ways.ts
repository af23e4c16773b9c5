export { AccountMenu } from './account-menu.tsx';
export { AccountSheet } from './account-sheet.tsx';
