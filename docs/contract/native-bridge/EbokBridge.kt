// The app's end of the native bridge (native-bridge.md). Android 11 (API 30) or newer, androidx.webkit with
// WebViewFeature.WEB_MESSAGE_LISTENER, androidx.biometric.
import android.content.ContentValues
import android.content.Context
import android.provider.MediaStore
import android.security.keystore.KeyGenParameterSpec
import android.security.keystore.KeyProperties
import android.util.Base64
import android.webkit.WebView
import androidx.biometric.BiometricManager
import androidx.biometric.BiometricPrompt
import androidx.core.content.ContextCompat
import androidx.fragment.app.FragmentActivity
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebViewCompat
import java.io.ByteArrayOutputStream
import java.security.KeyPairGenerator
import java.security.KeyStore
import java.security.PrivateKey
import java.security.Signature
import java.security.spec.ECGenParameterSpec
import org.json.JSONObject

/** The app's own part. `answer` ends on the main thread, with `{ ok, value }` or `{ ok, failure }`. */
interface EbokDevice {
  val isDark: Boolean
  val insets: JSONObject
  fun answer(asked: JSONObject, end: (outcome: JSONObject) -> Unit)
  fun leave()
}

/** `left()` belongs into `WebViewClient.onPageStarted`: what is told from then on waits for the next page. */
class EbokBridge(private val web: WebView, private val origin: String, private val device: EbokDevice) {
  private var reply: JavaScriptReplyProxy? = null
  private var channel = ""
  private var turn = 0
  private var isHeard = false
  private var tapped: JSONObject? = null // before the first question of the page

  fun attach() = WebViewCompat.addWebMessageListener(web, "ebokNative", setOf(origin)) { _, message, from, isMainFrame, proxy ->
    val text = message.data
    if (!isMainFrame || from.toString() != origin || text == null || text.length > 16_384) return@addWebMessageListener
    val asked = runCatching { JSONObject(text) }.getOrNull() ?: return@addWebMessageListener
    if (asked.optInt("ebok") != 1) return@addWebMessageListener
    val (on, id) = asked.optString("channel") to asked.optInt("id")
    if (on.length !in 16..64 || id < 1) return@addWebMessageListener
    val isFirst = !isHeard || on != channel
    if (on != channel) { channel = on; turn = 0 }
    isHeard = true; reply = proxy
    device.answer(asked) { outcome ->
      proxy.postMessage(outcome.put("ebok", 1).put("channel", on).put("id", id).toString())
      if (isFirst && isHeard && on == channel) {
        tell("dark", device.isDark); tell("insets", device.insets)
        tapped?.let { tell("tap", it) }; tapped = null
      }
    }
  }

  fun left() { isHeard = false }

  fun tell(event: String, value: Any? = null) {
    if (!isHeard) { if (event == "tap") tapped = value as? JSONObject; return }
    turn += 1
    val told = JSONObject().put("ebok", 1).put("channel", channel).put("event", event).put("turn", turn)
    reply?.postMessage((if (value == null) told else told.put("value", value)).toString())
  }

  /** Of `OnBackPressedCallback`: a page that asks nothing, such as a bank's, is gone back from by the web view itself. */
  fun back() = if (isHeard) tell("back") else if (web.canGoBack()) web.goBack() else device.leave()

  /** A tapped notification: one that finds the bank's page is told as soon as the portal is back. */
  fun tap(route: String, param: String?, context: String?) {
    tell("tap", JSONObject().put("route", route).put("param", param).put("context", context))
    if (!web.url.orEmpty().startsWith("$origin/")) web.loadUrl("$origin/")
  }
}

/** `saveFile`: the parts of one file, until it is whole. `channel` tells the files of one page from those of the next. */
class EbokFiles(private val context: Context) {
  private var which = ""
  private val bytes = ByteArrayOutputStream()

  /** Whether the part was taken; with the last one the file is in the device's downloads. */
  fun take(asked: JSONObject): Boolean {
    val (file, left) = "${asked.getString("channel")} ${asked.getInt("file")}" to asked.getInt("left")
    if (file != which) { which = file; bytes.reset() }
    bytes.write(Base64.decode(asked.getString("part"), Base64.NO_WRAP))
    if (left > 0) return true
    which = ""
    val about = ContentValues().apply {
      put(MediaStore.Downloads.DISPLAY_NAME, asked.getString("name"))
      put(MediaStore.Downloads.MIME_TYPE, asked.getString("type").substringBefore(';'))
    }
    val place = context.contentResolver.insert(MediaStore.Downloads.EXTERNAL_CONTENT_URI, about) ?: return false
    return context.contentResolver.openOutputStream(place)?.use { bytes.writeTo(it) } != null
  }
}

object EbokKeys {
  private val store = KeyStore.getInstance("AndroidKeyStore").apply { load(null) }

  fun create(use: String): String {
    val spec = KeyGenParameterSpec.Builder("ebok.$use", KeyProperties.PURPOSE_SIGN)
      .setAlgorithmParameterSpec(ECGenParameterSpec("secp256r1")).setDigests(KeyProperties.DIGEST_SHA256).setUnlockedDeviceRequired(true)
      .apply {
        if (use == "biometric") {
          setUserAuthenticationRequired(true).setUserAuthenticationParameters(0, KeyProperties.AUTH_BIOMETRIC_STRONG).setInvalidatedByBiometricEnrollment(true)
        }
      }.build()
    val pair = KeyPairGenerator.getInstance(KeyProperties.KEY_ALGORITHM_EC, "AndroidKeyStore").apply { initialize(spec) }.generateKeyPair()
    return Base64.encodeToString(pair.public.encoded, Base64.NO_WRAP) // SubjectPublicKeyInfo
  }

  /** To be unlocked by its owner where `use` is biometric; then `signed`. Throws where the key is lost: `unable`. */
  fun signature(use: String): Signature = Signature.getInstance("SHA256withECDSA").apply { initSign(store.getKey("ebok.$use", null) as PrivateKey) }

  /** Asks for the finger or the face; `null` is `declined`. A wrong finger ends nothing, too many do. */
  fun unlock(locked: Signature, activity: FragmentActivity, title: String, no: String, end: (unlocked: Signature?) -> Unit) {
    val answers = object : BiometricPrompt.AuthenticationCallback() {
      override fun onAuthenticationSucceeded(result: BiometricPrompt.AuthenticationResult) = end(result.cryptoObject?.signature)
      override fun onAuthenticationError(code: Int, message: CharSequence) = end(null)
    }
    val words = BiometricPrompt.PromptInfo.Builder().setTitle(title).setNegativeButtonText(no)
      .setAllowedAuthenticators(BiometricManager.Authenticators.BIOMETRIC_STRONG).build()
    BiometricPrompt(activity, ContextCompat.getMainExecutor(activity), answers).authenticate(words, BiometricPrompt.CryptoObject(locked))
  }

  /** A key that another finger has made useless is none, though it is still listed. */
  fun has(use: String): Boolean = runCatching { signature(use) }.isSuccess

  /** `purpose`: `ebok-login-1` for `sign`, `ebok-register-1` for `proveKey`. */
  fun signed(purpose: String, unlocked: Signature, deviceId: String, use: String, challenge: String): String {
    unlocked.update(listOf(purpose, deviceId, use, challenge).joinToString("\n").toByteArray())
    return Base64.encodeToString(unlocked.sign(), Base64.NO_WRAP) // DER
  }
}
