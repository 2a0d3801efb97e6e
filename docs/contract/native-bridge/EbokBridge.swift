// The app's end of the native bridge (native-bridge.md). iOS 14 or newer, Swift 5.5. The app explains the use of
// Face ID in NSFaceIDUsageDescription.
import Foundation
import Security
import WebKit

/// The app's own part. `answer` ends on the main thread, with `["ok": true, "value": …]` or `["ok": false, "failure": …]`.
protocol EbokDevice: AnyObject {
  var isDark: Bool { get }
  var insets: [String: Double] { get }
  func answer(_ asked: [String: Any], end: @escaping ([String: Any]) -> Void)
}

/// `left()` belongs into `webView(_:didCommit:)`: what is told from then on waits for the next page.
final class EbokBridge: NSObject, WKScriptMessageHandler {
  private weak var web: WKWebView?
  private let origin: (scheme: String, host: String, port: Int) // port 0: the scheme's own
  private let device: EbokDevice
  private var channel = ""
  private var turn = 0
  private var isHeard = false
  private var tapped: Any? // before the first question of the page

  init(web: WKWebView, origin: (scheme: String, host: String, port: Int), device: EbokDevice) {
    self.web = web
    self.origin = origin
    self.device = device
    super.init()
    web.configuration.userContentController.add(self, name: "ebokNative")
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    let from = message.frameInfo.securityOrigin
    guard message.frameInfo.isMainFrame, from.protocol == origin.scheme, from.host == origin.host, from.port == origin.port,
          let text = message.body as? String, text.utf16.count <= 16_384,
          let asked = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
          asked["ebok"] as? Int == 1, let on = asked["channel"] as? String, (16...64).contains(on.utf16.count),
          let id = asked["id"] as? Int, id > 0 else { return }
    let isFirst = !isHeard || on != channel
    if on != channel { channel = on; turn = 0 }
    isHeard = true
    device.answer(asked) { [self] outcome in
      let head: [String: Any] = ["ebok": 1, "channel": on, "id": id]
      say(outcome.merging(head) { _, ours in ours })
      guard isFirst, isHeard, on == channel else { return }
      tell("dark", device.isDark)
      tell("insets", device.insets)
      if let push = tapped { tell("tap", push) }
      tapped = nil
    }
  }

  func left() { isHeard = false }

  func tell(_ event: String, _ value: Any? = nil) {
    guard isHeard else {
      if event == "tap" { tapped = value }
      return
    }
    turn += 1
    var told: [String: Any] = ["ebok": 1, "channel": channel, "event": event, "turn": turn]
    if let value = value { told["value"] = value }
    say(told)
  }

  /// A tapped notification: one that finds the bank's page is told as soon as the portal is back.
  func tap(route: String, param: String?, context: String?) {
    let push: [String: String?] = ["route": route, "param": param, "context": context]
    tell("tap", push.compactMapValues { $0 })
    guard !isPortal else { return }
    var address = URLComponents()
    address.scheme = origin.scheme
    address.host = origin.host
    address.port = origin.port == 0 ? nil : origin.port
    address.path = "/"
    if let url = address.url { web?.load(URLRequest(url: url)) }
  }

  private var isPortal: Bool {
    guard let at = web?.url else { return false }
    return at.scheme == origin.scheme && at.host == origin.host && (at.port ?? 0) == origin.port
  }

  private func say(_ message: [String: Any]) {
    // a bank's page may be shown by now: it is told nothing
    guard isPortal, let data = try? JSONSerialization.data(withJSONObject: message), let text = String(data: data, encoding: .utf8) else { return }
    // the text is an argument, never a part of the script
    web?.callAsyncJavaScript("window.dispatchEvent(new CustomEvent('ebok-native', { detail: text }))", arguments: ["text": text], in: nil, in: .page)
  }
}

/// `saveFile`: the parts of one file, until it is whole. `channel` tells the files of one page from those of the next.
final class EbokFiles {
  private var which = ""
  private var bytes = Data()

  /// `nil`: no part of a file. `whole` with the last one: to be offered by UIDocumentPickerViewController(forExporting:).
  func take(_ asked: [String: Any]) -> (taken: Bool, whole: URL?)? {
    guard let channel = asked["channel"] as? String, let file = asked["file"] as? Int, let left = asked["left"] as? Int,
          let name = asked["name"] as? String, let part = (asked["part"] as? String).flatMap({ Data(base64Encoded: $0) }) else { return nil }
    if which != "\(channel) \(file)" { which = "\(channel) \(file)"; bytes = Data() }
    bytes.append(part)
    if left > 0 { return (true, nil) }
    which = ""
    let place = FileManager.default.temporaryDirectory.appendingPathComponent((name as NSString).lastPathComponent)
    return (try? bytes.write(to: place)).map { (true, place) } ?? (false, nil)
  }
}

enum EbokKeys {
  enum Failure: Error { case unable }

  /// What stands before the 65 bytes of a P-256 key in its SubjectPublicKeyInfo.
  private static let head = Data([0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00])

  private static func named(_ use: String) -> [CFString: Any] {
    [kSecClass: kSecClassKey, kSecAttrApplicationTag: Data("ebok.\(use)".utf8)]
  }

  static func create(_ use: String) throws -> String {
    let flags: SecAccessControlCreateFlags = use == "biometric" ? [.privateKeyUsage, .biometryCurrentSet] : [.privateKeyUsage]
    // a key of the same name would stay beside the new one, and might be the one that signs
    SecItemDelete(named(use) as CFDictionary)
    guard let access = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, flags, nil) else { throw Failure.unable }
    let own: [CFString: Any] = [kSecAttrIsPermanent: true, kSecAttrApplicationTag: Data("ebok.\(use)".utf8), kSecAttrAccessControl: access]
    let wanted: [CFString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256, kSecAttrTokenID: kSecAttrTokenIDSecureEnclave, kSecPrivateKeyAttrs: own,
    ]
    guard let key = SecKeyCreateRandomKey(wanted as CFDictionary, nil), let half = SecKeyCopyPublicKey(key),
          let bytes = SecKeyCopyExternalRepresentation(half, nil) as Data? else { throw Failure.unable }
    return (head + bytes).base64EncodedString()
  }

  /// Asks for the finger or the face by itself where the key is biometric. Throws an `LAError` where its owner said no: `declined`; anything else is `unable`.
  /// `purpose`: `ebok-login-1` for `sign`, `ebok-register-1` for `proveKey`.
  static func sign(purpose: String, deviceId: String, use: String, challenge: String) throws -> String {
    var found: CFTypeRef?
    let asked = named(use).merging([kSecReturnRef: true]) { _, ours in ours }
    // it was never made, or was lost with another finger
    guard SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess, let item = found, CFGetTypeID(item) == SecKeyGetTypeID() else { throw Failure.unable }
    let key = item as! SecKey
    let text = Data([purpose, deviceId, use, challenge].joined(separator: "\n").utf8)
    var error: Unmanaged<CFError>?
    guard let signature = SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, text as CFData, &error) as Data? else {
      throw error.map { $0.takeRetainedValue() as Error } ?? Failure.unable
    }
    return signature.base64EncodedString() // DER
  }
}
