// What other rooms use of `contract/account`.

export {
  accountAnswer,
  exportAnswer,
  keyAnswer,
  keysAnswer,
  keyWithText,
  longestUsage,
  newKeyBody,
  usageAnswer,
} from './account.ts';
export {
  newProfileBody,
  profileAnswer,
  storedProfile,
} from './profile.ts';
