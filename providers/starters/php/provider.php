<?php

/**
 * Starter provider of the LOGIN profile: login, session and services of a customer. Needs php-soap and php-xml.
 * Run: PHP_CLI_SERVER_WORKERS=8 php -S 127.0.0.1:8090 provider.php, in production behind php-fpm.
 * EBOK_CONTRACT (the folder of ebok.wsdl) and EBOK_STATE (the file of the sessions) may be set.
 */

declare(strict_types=1);

const CONTRACT_VERSION = '1.1';
const MAX_BODY_BYTES = 262_144;
const SESSION_SECONDS = 60 * 60;
const LOCK_SECONDS = 30 * 60;
const MAX_FAILURES = 5;

// --- Data of the operator: REPLACE the tables and the two functions below by your queries. --------------------------
// Leave out elements that you do not have. The password of both logins is Starter-2026.

const STARTER_2026 = '$2y$10$r.B98iVphCUos2/kKk4muu3frMBU7B3.Phg3w.L0Cy78wU864jbYO';
const LOGINS = [
    'anna.zielinska' => ['userId' => '1', 'accounts' => ['00512345', '00700017'], 'password' => STARTER_2026],
    'piotr.mazur' => ['userId' => '2', 'accounts' => ['00700017'], 'password' => STARTER_2026],
];
const HOME = ['addressId' => 'A-1', 'street' => 'ul. Portowa', 'houseNumber' => '7', 'city' => 'Gdynia'];
const OFFICE = ['addressId' => 'A-2', 'street' => 'ul. Hutnicza', 'houseNumber' => '3', 'city' => 'Gdynia'];
const ACCOUNTS = [
    '00512345' => [
        'name' => 'Anna Zielińska',
        'roles' => ['cooperative' => false, 'b2b' => false, 'crmUser' => false],
        'addresses' => [HOME],
        'client' => ['firstName' => 'Anna', 'lastName' => 'Zielińska', 'postAddress' => HOME],
        'products' => [
            ['productId' => '512345-1', 'category' => 'internet', 'status' => 'ACTIVE', 'name' => 'Światłowód 600',
                'address' => HOME, 'actualPrice' => '69.00', 'downlink' => '600', 'uplink' => '100'],
            ['productId' => '512345-2', 'category' => 'television', 'status' => 'SUSPENDED', 'channels' => '120',
                'name' => 'Telewizja Rodzinna', 'address' => HOME, 'actualPrice' => '45.50'],
        ],
    ],
    '00700017' => [
        'name' => 'Mazur i Wspólnicy',
        'roles' => ['cooperative' => false, 'b2b' => true, 'crmUser' => false],
        'addresses' => [OFFICE],
        'client' => ['companyName' => 'Mazur i Wspólnicy', 'postAddress' => OFFICE],
        'products' => [
            ['productId' => '700017-1', 'category' => 'internet', 'status' => 'ACTIVE', 'name' => 'Internet dla firm',
                'address' => OFFICE, 'actualPrice' => '159.00', 'downlink' => '1000', 'uplink' => '1000'],
        ],
    ],
];

/** Returns the login of a typed login or customer number; null if there is none. */
function findLogin(string $typed): ?array
{
    $name = strtolower(trim($typed));
    foreach (LOGINS as $login => $row) {
        if ($name === $login || $name === $row['accounts'][0]) {
            return ['login' => $login, ...$row];
        }
    }
    return null;
}

function clientData(string $account, string $login): array
{
    $row = ACCOUNTS[$account];
    $client = ['accountNumber' => $account, 'clientLogin' => $login, ...$row['client']];
    [$addresses, $products] = [['item' => $row['addresses']], ['item' => $row['products']]];
    return ['client' => $client, 'addressList' => $addresses, 'products' => $products, 'flags' => []];
}

// Verified for unknown logins, so that their response takes as long as that of known ones: the hash of a random text.
const UNKNOWN_LOGIN = '$2y$10$C60jCCA0nh/7E3MMAhmq5u41HOfr7O8XIyN1YlI3IVlCM6tw3KrDK';

// --- Sessions and failed logins: move them to your database, with the same single steps. ----------------------------
/** Keeps hashes of session ids and logins only, so that a copy of it opens no session and names no customer. */
final class Store
{
    public function __construct(private readonly string $path) {}

    /**
     * Counts a wrong password and returns the end of the lock, or null. A count lasts 30 minutes after the last one.
     * Check and count are one step, or parallel guesses would get through.
     */
    public function attempt(string $login, bool $isCorrect): ?int
    {
        return $this->change(function (array &$state) use ($login, $isCorrect): ?int {
            $key = hash('sha256', $login);
            $row = $state['failures'][$key] ?? ['count' => 0, 'until' => 0];
            if ($row['count'] < MAX_FAILURES && $isCorrect) {
                unset($state['failures'][$key]);
            } elseif ($row['count'] < MAX_FAILURES) {
                $row = ['count' => $row['count'] + 1, 'until' => time() + LOCK_SECONDS];
                $state['failures'][$key] = $row;
            }
            return $row['count'] >= MAX_FAILURES ? $row['until'] : null;
        });
    }

    public function open(string $sessionId, string $login, string $account): void
    {
        $session = ['login' => $login, 'account' => $account, 'until' => time() + SESSION_SECONDS];
        $this->change(function (array &$state) use ($sessionId, $session): void {
            $state['sessions'][hash('sha256', $sessionId)] = $session;
        });
    }

    /** Returns the open session; null if it is unknown or has ended. With changes, stores them and prolongs it. */
    public function find(string $sessionId, ?array $changes = null): ?array
    {
        return $this->change(function (array &$state) use ($sessionId, $changes): ?array {
            $key = hash('sha256', $sessionId);
            $session = $state['sessions'][$key] ?? null;
            if ($session !== null && $changes !== null) {
                $session = $state['sessions'][$key] = [...$session, 'until' => time() + SESSION_SECONDS, ...$changes];
            }
            return $session;
        });
    }

    /** Ends a session, if it is open. Returns the result of sessionEnd. */
    public function end(string $sessionId): array
    {
        return $this->change(function (array &$state) use ($sessionId): array {
            unset($state['sessions'][hash('sha256', $sessionId)]);
            return [];
        });
    }

    private function change(callable $change): mixed
    {
        umask(0077);
        $file = fopen($this->path, 'c+') ?: throw new RuntimeException('the state cannot be opened');
        flock($file, LOCK_EX);
        $state = json_decode(stream_get_contents($file), true) ?? ['sessions' => [], 'failures' => []];
        $state = array_map(fn (array $rows) => array_filter($rows, fn (array $row) => $row['until'] > time()), $state);
        $result = $change($state);
        ftruncate($file, 0) && rewind($file);
        fwrite($file, json_encode($state, JSON_THROW_ON_ERROR));
        fclose($file);
        return $result;
    }
}

// --- Operations -----------------------------------------------------------------------------------------------------
/** Request against the contract. Its message is sent and logged: it must have no personal data. */
final class BadRequest extends Exception {}

/** Answers each operation of the WSDL. */
final class Operations
{
    // Operations that also answer for an ended session, and do not prolong an open one.
    private const ABOUT_SESSION = ['sessionCheck', 'getSessionServerHash', 'sessionEnd'];
    private const IN_SESSION = ['changeContext', 'getClientData'];
    public string $outcome = 'ok';

    public function __construct(private readonly Store $store, private readonly string $bearer) {}

    /** Called by SoapServer with the elements of the request. */
    public function __call(string $operation, array $arguments): array
    {
        $result = $this->execute($operation, $arguments[0]);
        $this->outcome = $result['errorCode'] ?? (isset($result['sessionError']) ? 'sessionError' : 'ok');
        return ['result' => $result];
    }

    private function execute(string $operation, object $request): array
    {
        $session = null;
        $isAbout = in_array($operation, self::ABOUT_SESSION, true);
        if (isset($request->sessionId) || $isAbout || in_array($operation, self::IN_SESSION, true)) {
            if ($this->bearer === '' || !hash_equals($this->bearer, $request->sessionId ?? '')) {
                return ['sessionError' => true];
            }
            $session = $this->store->find($this->bearer, $isAbout ? null : []);
            if (!$isAbout && $session === null) {
                return ['sessionError' => true];
            }
        }
        return match ($operation) {
            // The same for every login, so that it does not reveal which ones exist. This profile has no registration.
            'beforeLogin' => ['possibility' => isset($request->identification) ? 0 : 1],
            'sessionStart' => $this->sessionStart($request),
            'sessionCheck' => ['active' => $session !== null],
            'getSessionServerHash' => $session === null
                ? ['sessionError' => true]
                : ['sessionServerHash' => hash('sha256', $this->bearer)],
            'sessionEnd' => $this->store->end($this->bearer),
            'changeContext' => $this->changeContext($session, $request->contextId),
            'getClientData' => clientData($session['account'], $session['login']),
            default => ['errorCode' => 'NOT_SUPPORTED'],
        };
    }

    private function sessionStart(object $request): array
    {
        if (isset($request->challengeId) || isset($request->loginToken)) {
            return ['errorCode' => isset($request->challengeId) ? 'CHALLENGE_OVER' : 'WRONG_TOKEN'];
        }
        if (!isset($request->login, $request->password)) {
            throw new BadRequest('login and password are required');
        }
        $person = findLogin($request->login);
        $isCorrect = password_verify($request->password, $person['password'] ?? UNKNOWN_LOGIN) && $person !== null;
        $until = $this->store->attempt($person['login'] ?? strtolower(trim($request->login)), $isCorrect);
        if ($until !== null) {
            return ['errorCode' => 'LOCKED', 'lockedUntil' => date(DATE_ATOM, $until)];
        } elseif (!$isCorrect) {
            return ['errorCode' => 'BAD_CREDENTIALS'];
        }
        $account = $person['accounts'][0];
        $sessionId = bin2hex(random_bytes(24));
        $this->store->open($sessionId, $person['login'], $account);
        $context = fn (string $number): array => ['id' => $number, 'name' => ACCOUNTS[$number]['name']];
        return [
            'isLogged' => true,
            'sessionId' => $sessionId,
            'userId' => $person['userId'],
            'currentContext' => $account,
            'contexts' => ['item' => array_map($context, $person['accounts'])],
            ...ACCOUNTS[$account]['roles'],
            'access' => ['ebok' => true, 'wifi' => false],
            'contractVersion' => CONTRACT_VERSION,
        ];
    }

    private function changeContext(array $session, string $account): array
    {
        if (!in_array($account, findLogin($session['login'])['accounts'], true)) {
            return ['errorCode' => 'UNKNOWN_CONTEXT'];
        }
        $this->store->find($this->bearer, ['account' => $account]);
        return ['contextId' => $account, ...ACCOUNTS[$account]['roles'], 'ebokUser' => true, 'wifiUser' => false];
    }
}

// --- SOAP over HTTP -------------------------------------------------------------------------------------------------
/** Returns the operation of a request that is valid against the contract. */
function readOperation(string $body, string $schema): string
{
    libxml_use_internal_errors(true);
    $envelope = new DOMDocument();
    if ($body === '' || !$envelope->loadXML($body, LIBXML_NONET) || $envelope->doctype !== null) {
        throw new BadRequest('well-formed XML without a document type is expected');
    }
    $path = new DOMXPath($envelope);
    $path->registerNamespace('soap', 'http://schemas.xmlsoap.org/soap/envelope/');
    $requests = $path->query('/soap:Envelope/soap:Body/*');
    if ($requests->length !== 1) {
        throw new BadRequest('a SOAP 1.1 envelope with one operation is expected');
    }
    $operation = $requests->item(0)->localName;
    $content = new DOMDocument();
    $content->appendChild($content->importNode($requests->item(0), true));
    if (str_ends_with($operation, 'Response') || !$content->schemaValidate($schema)) {
        throw new BadRequest('the request is not valid against ebok.xsd');
    }
    return $operation;
}

function refuse(int $status, string $message): void
{
    http_response_code($status);
    header('Content-Type: text/plain; charset=utf-8');
    echo "$message\n";
}

$started = hrtime(true);
$contract = getenv('EBOK_CONTRACT') ?: __DIR__ . '/../../../docs/contract';
$store = new Store(getenv('EBOK_STATE') ?: sys_get_temp_dir() . '/ebok-starter.json');
header('Cache-Control: no-store');
$operation = '-';
try {
    $body = file_get_contents('php://input', length: MAX_BODY_BYTES + 1);
    if ($_SERVER['REQUEST_METHOD'] !== 'POST' || strlen($body) > MAX_BODY_BYTES) {
        throw new BadRequest('POST with at most ' . MAX_BODY_BYTES . ' bytes is expected');
    }
    preg_match('/^Bearer +(\S+)$/i', $_SERVER['HTTP_AUTHORIZATION'] ?? '', $found);
    $bearer = $found[1] ?? '';
    $operation = readOperation($body, "$contract/ebok.xsd");
    $fingerprint = hash('sha256', "$operation:" . hash('sha256', $bearer));
    if (!hash_equals($fingerprint, $_SERVER['HTTP_X_EBOK_FINGERPRINT'] ?? '')) {
        throw new BadRequest('X-Ebok-Fingerprint is missing or wrong');
    }
    $operations = new Operations($store, $bearer);
    $server = new SoapServer("$contract/ebok.wsdl", ['soap_version' => SOAP_1_1, 'send_errors' => false]);
    $server->setObject($operations);
    $server->handle($body);
    $outcome = $operations->outcome;
} catch (BadRequest $error) {
    $outcome = $error->getMessage();
    refuse(400, $outcome);
} catch (Throwable $error) { // The message may have personal data: only its type and place are logged.
    $outcome = $error::class . ' in line ' . $error->getLine();
    refuse(500, 'the back end failed');
}
// X-Ebok-Request finds the call that a customer reports to the help desk.
$requestId = substr(preg_replace('/[^A-Z0-9-]/', '', $_SERVER['HTTP_X_EBOK_REQUEST'] ?? ''), 0, 40) ?: '-';
error_log(sprintf('%s %s %s %d ms', $requestId, $operation, $outcome, (hrtime(true) - $started) / 1_000_000));
