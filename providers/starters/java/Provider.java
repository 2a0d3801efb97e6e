import com.sun.net.httpserver.*;
import java.io.*;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicReference;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.xml.parsers.*;
import javax.xml.stream.*;
import javax.xml.transform.dom.DOMSource;
import javax.xml.validation.*;
import javax.xml.xpath.*;
import org.w3c.dom.*;
import org.xml.sax.SAXException;

/**
 * Starter provider of the LOGIN profile: login, session and services of a customer. Needs JDK 17 only.
 * Run: java Provider.java, with EBOK_CONTRACT set to the folder of ebok.xsd. HOST and PORT may be set.
 */
public final class Provider {
    static final String SERVICE = "urn:ebok:service:1";
    static final String SOAP = "http://schemas.xmlsoap.org/soap/envelope/";
    static final int MAX_BODY_BYTES = 262_144;
    static final int MAX_FAILURES = 5;
    static final Duration SESSION = Duration.ofMinutes(60);
    static final Duration LOCK = Duration.ofMinutes(30);
    static final HexFormat HEX = HexFormat.of();

    // --- Data of the operator: REPLACE the tables and the two methods below by your queries. -------------------------
    // Elements stand in the order of ebok.xsd; leave out what you do not have. The password of both is Starter-2026.
    record Person(String userId, String login, String password, List<String> accounts) {}
    record Account(String name, boolean b2b, Map<String, Object> client, List<?> addresses, List<?> products) {}

    static final String STARTER_2026 = // Salt and key of PBKDF2, as verifyPassword computes it.
        "81a10fc85b0560630bb929883d8dbfd2$5864bed8260a28250e353b2124a455af226df6cea05c576653794daa47343e20";
    static final List<Person> PEOPLE = List.of(
        new Person("1", "anna.zielinska", STARTER_2026, List.of("00512345", "00700017")),
        new Person("2", "piotr.mazur", STARTER_2026, List.of("00700017")));
    static final Object HOME = elements("addressId", "A-1", "street", "Portowa", "houseNumber", "7", "city", "Gdynia");
    static final Map<String, Account> ACCOUNTS = Map.of(
        "00512345", new Account("Anna Zielińska", false,
            elements("firstName", "Anna", "lastName", "Zielińska", "postAddress", HOME), List.of(HOME), List.of(
                elements("productId", "512345-1", "category", "internet", "status", "ACTIVE", "name",
                    "Światłowód 600", "address", HOME, "actualPrice", "69.00", "downlink", 600),
                elements("productId", "512345-2", "category", "television", "status", "SUSPENDED", "name",
                    "Telewizja Rodzinna", "address", HOME, "actualPrice", "45.50", "channels", 120))),
        "00700017", new Account("Mazur i Wspólnicy", true,
            elements("companyName", "Mazur i Wspólnicy", "postAddress", HOME), List.of(HOME), List.of(
                elements("productId", "700017-1", "category", "internet", "status", "ACTIVE", "name",
                    "Internet firmowy", "address", HOME, "actualPrice", "159.00", "downlink", 1000, "uplink", 1000))));

    /** Returns the person with a login in lower case, or with a customer number; null if there is none. */
    static Person findPerson(String name) {
        var found = PEOPLE.stream().filter(each -> name.equals(each.login) || name.equals(each.accounts.get(0)));
        return found.findFirst().orElse(null);
    }

    static Map<String, Object> clientData(String number, String login) {
        Account account = ACCOUNTS.get(number);
        Map<String, Object> client = elements("accountNumber", number, "clientLogin", login);
        client.putAll(account.client);
        return elements("client", client, "addressList", account.addresses, "products", account.products, "flags", "");
    }

    /** Returns elements of a response, in their order. */
    static Map<String, Object> elements(Object... namesAndValues) {
        Map<String, Object> elements = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) elements.put("" + namesAndValues[i], namesAndValues[i + 1]);
        return elements;
    }

    static boolean verifyPassword(String password, String stored) throws GeneralSecurityException {
        String[] saltAndKey = stored.split("\\$");
        PBEKeySpec spec = new PBEKeySpec(password.toCharArray(), HEX.parseHex(saltAndKey[0]), 210_000, 256);
        byte[] key = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512").generateSecret(spec).getEncoded();
        return isSame(HEX.formatHex(key), saltAndKey[1]);
    }

    /** Verified for unknown logins, so that their response takes as long as that of known ones. */
    static final String UNKNOWN_PASSWORD = "0".repeat(32) + "$" + "0".repeat(64);

    /** Compares two texts in constant time. */
    static boolean isSame(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    static String sha256(String text) throws GeneralSecurityException {
        return HEX.formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    // --- Sessions and failed logins: move them to your database before a second process runs. -----------------------
    record Failures(int count, Instant until) {}
    record Session(String login, AtomicReference<String> account, AtomicReference<Instant> until) {}

    /** Sessions and failures by the hash of session id and login: a copy opens no session and names no customer. */
    static final Map<String, Session> SESSIONS = new ConcurrentHashMap<>();
    static final Map<String, Failures> FAILURES = new HashMap<>();

    /**
     * Counts a wrong password and returns the end of the lock, or null. A count lasts 30 minutes after the last one.
     * Check and count are one step, or parallel guesses would get through.
     */
    static synchronized Instant countAttempt(String login, boolean isCorrect) throws GeneralSecurityException {
        Instant now = Instant.now();
        FAILURES.values().removeIf(each -> each.until.isBefore(now));
        Failures none = new Failures(0, now);
        Failures row = FAILURES.getOrDefault(sha256(login), none);
        if (row.count < MAX_FAILURES) row = isCorrect ? none : new Failures(row.count + 1, now.plus(LOCK));
        FAILURES.put(sha256(login), row);
        return row.count < MAX_FAILURES ? null : row.until;
    }

    static String openSession(String login, String account) throws GeneralSecurityException {
        String sessionId = new BigInteger(192, new SecureRandom()).toString(36);
        AtomicReference<Instant> until = new AtomicReference<>(Instant.now().plus(SESSION));
        SESSIONS.values().removeIf(each -> each.until.get().isBefore(Instant.now()));
        SESSIONS.put(sha256(sessionId), new Session(login, new AtomicReference<>(account), until));
        return sessionId;
    }

    /** Returns the open session; null if it is unknown or has ended. */
    static Session findSession(String sessionId) throws GeneralSecurityException {
        Session session = SESSIONS.get(sha256(sessionId));
        return session == null || session.until.get().isBefore(Instant.now()) ? null : session;
    }

    // --- Operations: each returns the content of `result`. -----------------------------------------------------------
    /** Request against the contract. Its message is sent and logged: it must have no personal data. */
    static final class BadRequest extends Exception {
        BadRequest(String message) { super(message); }
    }

    /** Operations that also answer for an ended session, and do not prolong an open one. */
    static final Set<String> ABOUT_SESSION = Set.of("sessionCheck", "getSessionServerHash", "sessionEnd");
    static final Map<String, Object> ENDED = Map.of("sessionError", true);

    static Map<String, Object> execute(String operation, Map<String, String> request, String bearer) throws Exception {
        Session session = null;
        if (request.containsKey("sessionId")) {
            if (bearer.isEmpty() || !isSame(bearer, request.get("sessionId"))) return ENDED;
            session = findSession(bearer);
            if (session == null && !ABOUT_SESSION.contains(operation)) return ENDED;
            if (!ABOUT_SESSION.contains(operation)) session.until.set(Instant.now().plus(SESSION));
        }
        if (operation.equals("sessionEnd")) SESSIONS.remove(sha256(bearer));
        return switch (operation) {
            // The same for every login, so that it does not reveal which ones exist. This profile has no registration.
            case "beforeLogin" -> elements("possibility", request.containsKey("identification") ? 0 : 1);
            case "sessionStart" -> startSession(request);
            case "sessionCheck" -> elements("active", session != null);
            case "getSessionServerHash" -> session == null ? ENDED : elements("sessionServerHash", sha256(bearer));
            case "sessionEnd" -> elements();
            case "changeContext" -> changeContext(session, request.get("contextId"));
            case "getClientData" -> clientData(session.account.get(), session.login);
            default -> elements("errorCode", "NOT_SUPPORTED");
        };
    }

    static Map<String, Object> startSession(Map<String, String> request) throws Exception {
        if (request.containsKey("challengeId")) return elements("errorCode", "CHALLENGE_OVER");
        if (request.containsKey("loginToken")) return elements("errorCode", "WRONG_TOKEN");
        String password = request.get("password");
        if (password == null || request.get("login") == null) throw new BadRequest("login and password are required");
        String name = request.get("login").strip().toLowerCase(Locale.ROOT);
        Person person = findPerson(name);
        boolean isCorrect = verifyPassword(password, person == null ? UNKNOWN_PASSWORD : person.password);
        Instant lockedUntil = countAttempt(person == null ? name : person.login, isCorrect);
        if (lockedUntil != null) return elements("errorCode", "LOCKED", "lockedUntil", lockedUntil);
        if (!isCorrect || person == null) return elements("errorCode", "BAD_CREDENTIALS");
        String account = person.accounts.get(0);
        var contexts = person.accounts.stream().map(id -> elements("id", id, "name", ACCOUNTS.get(id).name)).toList();
        return elements("isLogged", true, "sessionId", openSession(person.login, account), "userId", person.userId,
            "currentContext", account, "contexts", contexts, "cooperative", false, "b2b", ACCOUNTS.get(account).b2b,
            "crmUser", false, "access", elements("ebok", true, "wifi", false), "contractVersion", "1.1");
    }

    static Map<String, Object> changeContext(Session session, String account) {
        if (!findPerson(session.login).accounts.contains(account)) return elements("errorCode", "UNKNOWN_CONTEXT");
        session.account.set(account);
        return elements("contextId", account, "cooperative", false, "b2b", ACCOUNTS.get(account).b2b, "crmUser", false,
            "ebokUser", true, "wifiUser", false);
    }

    // --- SOAP over HTTP ----------------------------------------------------------------------------------------------
    static final String ELEMENTS_OF_BODY = "/*[local-name()='Envelope' and namespace-uri()='" + SOAP + "']"
        + "/*[local-name()='Body' and namespace-uri()='" + SOAP + "']/*";
    static Schema schema;

    /** Returns the element of the operation, valid against the contract. */
    static Element readRequest(byte[] body) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        DocumentBuilder parser = factory.newDocumentBuilder();
        parser.setErrorHandler(new org.xml.sax.helpers.DefaultHandler());
        try {
            Document document = parser.parse(new ByteArrayInputStream(body));
            NodeList requests = (NodeList) XPathFactory.newInstance().newXPath()
                .evaluate(ELEMENTS_OF_BODY, document, XPathConstants.NODESET);
            if (requests.getLength() != 1 || requests.item(0).getLocalName().endsWith("Response")) {
                throw new BadRequest("a SOAP 1.1 envelope with one operation is expected");
            }
            schema.newValidator().validate(new DOMSource(requests.item(0)));
            return (Element) requests.item(0);
        } catch (SAXException error) {
            throw new BadRequest("well-formed XML without a document type, valid against ebok.xsd, is expected");
        }
    }

    static void write(XMLStreamWriter writer, String name, Object value) throws XMLStreamException {
        writer.writeStartElement("", name, SERVICE);
        if (value instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> each : map.entrySet()) write(writer, (String) each.getKey(), each.getValue());
        } else if (value instanceof List<?> list) {
            for (Object each : list) write(writer, "item", each);
        } else {
            writer.writeCharacters(value.toString());
        }
        writer.writeEndElement();
    }

    static byte[] writeResponse(String operation, Map<String, Object> result) throws XMLStreamException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        XMLStreamWriter writer = XMLOutputFactory.newFactory().createXMLStreamWriter(bytes, "UTF-8");
        writer.writeStartElement("soap", "Envelope", SOAP);
        writer.writeNamespace("soap", SOAP);
        writer.writeDefaultNamespace(SERVICE);
        writer.writeStartElement("soap", "Body", SOAP);
        write(writer, operation + "Response", Map.of("result", result));
        writer.writeEndDocument();
        writer.flush();
        return bytes.toByteArray();
    }

    static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    static String header(HttpExchange exchange, String name) {
        return Objects.requireNonNullElse(exchange.getRequestHeaders().getFirst(name), "");
    }

    static void handle(HttpExchange exchange) throws IOException {
        long started = System.nanoTime();
        String operation = "-";
        String outcome;
        try {
            byte[] body = exchange.getRequestBody().readNBytes(MAX_BODY_BYTES + 1);
            if (!exchange.getRequestMethod().equals("POST") || body.length > MAX_BODY_BYTES) {
                throw new BadRequest("POST with at most " + MAX_BODY_BYTES + " bytes is expected");
            }
            Element request = readRequest(body);
            operation = request.getLocalName();
            String bearer = header(exchange, "Authorization").replaceFirst("^(?i:Bearer) +|^.*$", "");
            if (!isSame(header(exchange, "X-Ebok-Fingerprint"), sha256(operation + ":" + sha256(bearer)))) {
                throw new BadRequest("X-Ebok-Fingerprint is missing or wrong");
            }
            Map<String, String> fields = new HashMap<>();
            for (Node node = request.getFirstChild(); node != null; node = node.getNextSibling()) {
                if (node instanceof Element) fields.put(node.getLocalName(), node.getTextContent());
            }
            Map<String, Object> result = execute(operation, fields, bearer);
            outcome = (String) result.getOrDefault("errorCode", result == ENDED ? "sessionError" : "ok");
            send(exchange, 200, "text/xml", writeResponse(operation, result));
        } catch (BadRequest error) {
            outcome = error.getMessage();
            send(exchange, 400, "text/plain", outcome.getBytes(StandardCharsets.UTF_8));
        } catch (Exception error) { // The message may have personal data: only its type and place are logged.
            outcome = error.getClass().getName() + " at " + error.getStackTrace()[0];
            send(exchange, 500, "text/plain", "the back end failed".getBytes(StandardCharsets.UTF_8));
        }
        // X-Ebok-Request finds the call that a customer reports to the help desk.
        String requestId = header(exchange, "X-Ebok-Request").replaceAll("[^A-Z0-9-]", "");
        System.out.printf("%s %.40s %s %s %d ms%n", Instant.now(), requestId.isEmpty() ? "-" : requestId, operation,
            outcome, (System.nanoTime() - started) / 1_000_000);
    }

    public static void main(String[] arguments) throws Exception {
        Map<String, String> environment = System.getenv();
        File contract = new File(environment.getOrDefault("EBOK_CONTRACT", "docs/contract"), "ebok.xsd");
        schema = SchemaFactory.newDefaultInstance().newSchema(contract);
        System.setProperty("sun.net.httpserver.maxReqTime", "30"); // Seconds to receive a request.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        System.setProperty("sun.net.httpserver.drainAmount", "100000000"); // Or a large body gets no answer.
        HttpServer server = HttpServer.create(new InetSocketAddress(environment.getOrDefault("HOST", "127.0.0.1"),
            Integer.parseInt(environment.getOrDefault("PORT", "8090"))), 64);
        server.createContext("/service", Provider::handle);
        server.setExecutor(Executors.newFixedThreadPool(32));
        server.start();
    }
}
