// What other rooms use of `contract/account`.

export {
  accountAnswer,
  exportAnswer,
  keyAnswer,
  keyId,
  keyRevoked,
  keyRotationBody,
  keysAnswer,
  keysShape,
  keyWithText,
  newKeyBody,
  recordsDeleted,
  usageAnswer,
} from './account.ts';
export {
  keptProfile,
  newProfileBody,
  profileAnswer,
  profileDeleted,
  profilesAnswer,
  profilesShape,
} from './profile.ts';
