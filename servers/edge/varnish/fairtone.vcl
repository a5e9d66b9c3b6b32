# A cache for the pages of guests, in front of two edges or more. shop.vcl names the edges and includes this file.
# varnishd needs FAIRTONE_PURGE_SECRET in its environment: the same as the edges.

import std;

sub vcl_recv {
    if (req.restarts == 0) {
        # Only this cache sets these.
        unset req.http.x-fairtone-language;
        unset req.http.x-fairtone-group;
        unset req.http.x-fairtone-share;
        unset req.http.x-fairtone-url;
        unset req.http.x-fairtone-device;
        unset req.http.x-fairtone-canary;
    }

    if (req.method == "PURGE") {
        call fairtone_purge;
    }

    # While an edge answers, a copy is shown for a minute after its end and fetched again meanwhile; else for a day.
    if (std.healthy(edges.backend(by=URL))) {
        set req.grace = 1m;
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # For one visitor: services, previews, tokens, and the releases of a device.
    if (req.url ~ "^/((auth|rest|storage|functions)/v1|preview|cache)(/|\?|$)" || req.url ~ "^/releases(/versions)?\.json") {
        return (pass);
    }
    if (req.http.authorization || req.http.cookie ~ "(^|;\s*)(fairtone_preview|sb-[\w.-]+)=") {
        return (pass);
    }
    # Files are the same for everybody.
    if (req.url ~ "^[^?]*\.\w{1,11}(\?|$)") {
        unset req.http.cookie;
        return (hash);
    }
    if (req.restarts == 0) {
        call fairtone_language;
        call fairtone_device;
        # From here on the cookie is known by what the page depends on.
        unset req.http.cookie;
        # First which canaries the device gets, then the page.
        set req.http.x-fairtone-url = req.url;
        set req.url = "/cache/group";
    }
    return (hash);
}

# The product's own rule (visitorLanguage.ts): the language in the URL, else the chosen one, else the first that the browser wants.
sub fairtone_language {
    set req.http.x-fairtone-language = "en";
    std.collect(req.http.accept-language);
    if (req.url ~ "[?&]lang=(en|pl|de|fr|tr)(&|$)") {
        set req.http.x-fairtone-language = regsub(req.url, "^.*?[?&]lang=(\w\w)(&.*)?$", "\1");
    } elsif (req.http.cookie ~ "^(.*?;\s*)?fairtone_language=(en|pl|de|fr|tr)(;|$)") {
        set req.http.x-fairtone-language = regsub(req.http.cookie, "^(.*?;\s*)?fairtone_language=(\w\w)(;.*)?$", "\2");
    } elsif (req.http.accept-language ~ "(?i)(^|,)\s*(en|pl|de|fr|tr)") {
        set req.http.x-fairtone-language = std.tolower(
            regsub(req.http.accept-language, "(?i)^([^,]*,)*?\s*(en|pl|de|fr|tr).*$", "\2"));
    }
}

# The device's number, which decides its canaries: pages of a hundred numbers are alike.
sub fairtone_device {
    if (req.http.cookie ~ "(^|;\s*)fairtone_share=\d{1,4}(;|$)") {
        set req.http.x-fairtone-share = regsub(req.http.cookie, "^(.*?;\s*)?fairtone_share=(\d{1,4})(;.*)?$", "\2");
    } else {
        set req.http.x-fairtone-device = regsub("" + std.random(0, 9999), "\..*$", "");
        set req.http.x-fairtone-share = req.http.x-fairtone-device;
    }
    set req.http.x-fairtone-share = regsub(req.http.x-fairtone-share, "\d{1,2}$", "") + "00";
}

# Removes all copies that have one of the tags in Surrogate-Key.
sub fairtone_purge {
    if (!std.getenv("FAIRTONE_PURGE_SECRET") || req.http.authorization != "Bearer " + std.getenv("FAIRTONE_PURGE_SECRET")) {
        return (synth(403));
    }
    if (req.http.surrogate-key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
        return (synth(400));
    }
    if (std.ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)")) {
        return (synth(200));
    }
    return (synth(500));
}

# A page is asked for at the same edge each time, which has rendered it before; a repeated request goes to another one.
sub vcl_backend_fetch {
    set bereq.backend = edges.backend(by=URL, alt=bereq.retries);
}

sub vcl_backend_response {
    if (beresp.status >= 500 && bereq.retries < 3 && bereq.method == "GET") {
        return (retry);
    }
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.http.surrogate-key) {
        set beresp.grace = 1d;
        # Read whole before anybody gets it, so that an edge that dies meanwhile is replaced by another one.
        set beresp.do_stream = false;
    } elsif (beresp.http.content-type ~ "^text/html" || beresp.http.cache-control ~ "immutable") {
        set beresp.do_stream = false;
    }
}

sub vcl_backend_error {
    if (bereq.retries < 3 && bereq.method == "GET") {
        return (retry);
    }
    # The stale copy stays.
    if (bereq.is_bgfetch) {
        return (abandon);
    }
}

sub vcl_deliver {
    if (req.http.x-fairtone-url && req.restarts == 0) {
        set req.http.x-fairtone-group = resp.http.x-fairtone-group;
        if (resp.http.vary ~ "x-fairtone-share") {
            set req.http.x-fairtone-canary = "1";
        }
        set req.url = req.http.x-fairtone-url;
        return (restart);
    }
    # A device keeps its number while there are canaries.
    if (req.http.x-fairtone-canary && req.http.x-fairtone-device) {
        set resp.http.set-cookie = "fairtone_share=" + req.http.x-fairtone-device + "; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly";
        if (req.http.x-forwarded-proto == "https") {
            set resp.http.set-cookie = resp.http.set-cookie + "; Secure";
        }
    }
    if (obj.hits > 0) {
        set resp.http.x-cache = "hit";
    } else {
        set resp.http.x-cache = "miss";
    }
    unset resp.http.surrogate-key;
    # Caches behind this one are not purged, and browsers send other headers.
    set resp.http.cache-control = regsub(resp.http.cache-control, ", s-maxage=.*$", "");
    if (resp.http.vary ~ "x-fairtone-") {
        set resp.http.vary = "cookie, accept-language, accept-encoding";
    }
}
