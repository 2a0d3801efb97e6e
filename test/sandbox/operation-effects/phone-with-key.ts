/** Fields of `associateMobileDevice` for a phone whose key opens sessions after a fingerprint. */
export const PHONE_WITH_KEY =
  "<deviceId>tel-7</deviceId><deviceName>Telefon Zosi</deviceName><keyUse>biometric</keyUse>" +
  "<publicKey>MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE+CE7R0CCyu7s0zQ9a1ecNMVODc0TBfNcpG6kQMhHASdPSOGqLAzKJfQn6T8JWQeN" +
  "BLzsC9ktt9DDfLS7wpsOEA==</publicKey>";

/** Fields of `sessionStartChallenge` for that key. */
export const BIOMETRIC_LOGIN = "<deviceId>tel-7</deviceId><keyUse>biometric</keyUse>";
